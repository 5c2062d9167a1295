import { isTimeZone, ownTimeZone } from '@prilavok/core/clock'
import { createContext, useContext, useMemo } from 'react'
import { useStore } from 'zustand'
import type { MenuEntry } from './menu-entry.types'
import type { StaffClient } from '../client/staff-client'
import type { Descriptor } from '../describe/descriptor.types'
import { fieldName, labelsOf, type Labels, type Locale } from '../labels/labels'
import type { Words } from '../labels/words.types'
import { canOf, type Can } from '../session/permissions'
import type { StaffEvents } from '../events/staff-events'
import type { SessionStore } from '../session/session.store'
import type { ListWalk } from './list-walk'
import type { RecordNames } from '../records/record-names'
import type { DraftStore } from '../records/drafts'

/** A sentence for staff, for a while, with one action. */
export interface Notice {
  readonly title?: string
  readonly text: string
  readonly tone?: 'info' | 'success' | 'danger'
  readonly action?: { readonly label: string; readonly onPress: () => void }
}

/** Where records and lists are, for links that can be opened in a tab of their own. */
export interface Links {
  readonly list: (resource: string, query?: string) => string
  readonly record: (resource: string, id: string) => string
  /** A new record; the query names fields that are filled in already. */
  readonly create: (resource: string, query?: string) => string
  /** Leaves for a link of these; asks first where something typed would be lost. */
  readonly open: (address: string) => void
}

/** Where the pictures of maps come from, and whose they are. */
export interface StaffMap {
  /** Address of a tile with `{z}`, `{x}` and `{y}`. */
  readonly tiles: string
  readonly attribution?: string | undefined
  readonly attributionLink?: string | undefined
}

/** What every screen of the staff wing is given. */
export interface Staff {
  /** Calls of the staff API. */
  readonly client: StaffClient
  /** Who is signed in. */
  readonly session: SessionStore
  /** The language of the wing. */
  readonly locale: Locale
  /** Keeps another language for the next loading of the page; null where the page decides. False where nothing can be kept. */
  readonly chooseLocale: ((locale: Locale) => boolean) | null
  /** Addresses of lists and records. */
  readonly links: Links
  /** What was typed and not saved. */
  readonly drafts: DraftStore
  /** Names of records by their ids. */
  readonly names: RecordNames
  /** Every resource, in the order of the menu. */
  readonly menu: readonly MenuEntry[]
  /** The list from which a record was opened. */
  readonly walk: ListWalk
  /** What others do meanwhile. */
  readonly events: StaffEvents
  /** Shows a sentence for a while. */
  readonly notify: (notice: Notice) => void
  /** Null: the page names no tiles, and there are no maps. */
  readonly map: StaffMap | null
  /** Single letters act in tables; off for whom they disturb (WCAG 2.1.4). */
  readonly hasLetterKeys: boolean
}

/** The staff wing around a screen. */
export const StaffContext = createContext<Staff | null>(null)

/** The staff wing of this screen. */
export function useStaff(): Staff {
  const staff = useContext(StaffContext)
  if (staff === null) throw new Error('A screen of the staff wing is rendered outside of StaffRoot.')
  return staff
}

/** The descriptor of the resource that a screen is about: it names fields. */
export const DescriptorContext = createContext<Descriptor | null>(null)

/** The words of a part of the kit, those of one screen, or what names fields for people. */
export function useLabels(part: 'fields'): (field: string) => string
export function useLabels<P extends keyof Words>(part: P): Words[P]
export function useLabels<W extends object>(labels: Labels<W>): W
export function useLabels(which: keyof Words | 'fields' | Labels<object>): object {
  const { locale } = useStaff()
  const descriptor = useContext(DescriptorContext)
  if (which === 'fields') return (field: string) => fieldName(locale, field, descriptor?.fieldNames)
  return typeof which === 'string' ? labelsOf(locale)[which] : which[locale]
}

/** The language and the clock in which values are written. */
export interface Reader {
  readonly locale: Locale
  /** The zone of the shop's clock, whatever that of the device is. */
  readonly timeZone: string
}

/** The language of the page and the clock of the shop; the device's where the server does not say the shop's. */
export function useReader(): Reader {
  const { locale, session } = useStaff()
  const ofShop = useStore(session, (state) => state.session?.timeZone ?? '')
  return useMemo(() => ({ locale, timeZone: isTimeZone(ofShop) ? ofShop : ownTimeZone() }), [locale, ofShop])
}

/** What the signed-in staff member may do. */
export function useCan(): Can {
  const { session, refused } = useStore(useStaff().session)
  return useMemo(() => canOf(session?.permissions, refused), [session, refused])
}
