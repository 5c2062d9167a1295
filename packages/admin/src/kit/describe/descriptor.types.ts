import type { ResponseOf } from '@prilavok/contracts'
import type { FileType, Resource } from '@prilavok/contracts/admin'
import type { ComponentType } from 'react'
import type { Labels } from '../labels/labels'
import type { Names } from '../labels/words.types'
import type { UrlPort } from '../lib/url-port'

/** How one value is shown in a cell, edited in a form and asked for in a filter. */
export type LeafKind =
  | { readonly kind: 'text' | 'multiline'; readonly max?: number }
  | { readonly kind: 'number'; readonly min?: number; readonly step?: number }
  | { readonly kind: 'bytes' }
  | {
      readonly kind:
        'money' | 'bool' | 'date' | 'datetime' | 'phone' | 'email' | 'color' | 'html' | 'tags' | 'json' | 'visit'
    }
  | { readonly kind: 'slug'; readonly from?: string }
  | {
      readonly kind: 'enum'
      readonly of: string
      readonly many?: true
      /** The field of a row with the shop's own name of the value. */
      readonly namedBy?: string
    }
  | { readonly kind: 'ref'; readonly of: string; readonly many?: true }
  | {
      readonly kind: 'file'
      readonly type: FileType
      readonly many?: true
      /** Largest size in KB; by default the limit of the file type (FILE-06). */
      readonly maxKb?: number
    }
  | { readonly kind: 'picture' | 'link' | 'named' }

/** A column of a list; sorting comes from the contract's listing. */
export type ColumnOf<Row> = {
  readonly field: keyof Row & string
  readonly width?: number
  readonly hidden?: true
  readonly pin?: 'start' | 'end'
  /** The second half of a permission of the resource, or a whole one. */
  readonly permission?: string
  /** The cell may be edited in its place: the field of the same name in the form. */
  readonly inline?: true
  /** The value leads to the list with this value as its filter. */
  readonly leads?: true
} & LeafKind

interface FieldBase<K extends string> {
  readonly field: K
  readonly required?: true
  readonly readOnly?: true
  /** Takes the whole width of a section. */
  readonly wide?: true
  readonly permission?: string
  /** Phones, e-mails, names and addresses of people: left out of drafts that are kept in the browser. */
  readonly personal?: true
}

/** A field of a form: one value, a record inside of the record, or a list of records. */
export type FieldOf<E> = {
  [K in keyof E & string]:
    | (FieldBase<K> & LeafKind)
    | (NonNullable<E[K]> extends readonly (infer Item)[]
        ? Item extends object
          ? FieldBase<K> & { readonly kind: 'list'; readonly fields: readonly FieldOf<Item>[] }
          : never
        : NonNullable<E[K]> extends object
          ? FieldBase<K> & { readonly kind: 'object'; readonly fields: readonly FieldOf<NonNullable<E[K]>>[] }
          : never)
}[keyof E & string]

/** The titles of sections; the labels name them. */
export type SectionKey =
  'main' | 'prices' | 'delivery' | 'schedule' | 'texts' | 'pictures' | 'links' | 'seo' | 'people' | 'own' | 'info'

/** Fields of a form that belong together. */
export interface SectionOf<E> {
  readonly key: SectionKey
  readonly fields: readonly FieldOf<E>[]
  readonly collapsed?: true
}

type Loaded<P extends object> = () => Promise<ComponentType<P>>

/** A part of a record with its own read and save, on a tab of its own; loaded when the tab is opened. */
export interface Part {
  /** Tells the parts of a resource apart. */
  readonly key: string
  /** The name of the tab. */
  readonly title: Readonly<Record<'ru' | 'en', string>>
  /** What is needed to see it, `{resource}:{action}`. */
  readonly permission?: string
  /** What is needed to change it; by default that of the record. */
  readonly savePermission?: string
  /** Loads the component of the tab. */
  readonly load: Loaded<{ readonly id: string; readonly isReadOnly: boolean }>
}

/** Screens of a resource that replace the generic ones; addresses, permissions and data stay generic. */
export interface Screens {
  /** The list. */
  readonly list?: Loaded<ListScreenProps>
  /** The record; a null id is a new one. It says when something typed would be lost. */
  readonly edit?: Loaded<RecordScreenProps>
  /** The form's own body in place of its sections, inside of the same safe edit. */
  readonly body?: Loaded<object>
  /** A new record, where that is another form than the one of a record that is there. */
  readonly create?: Loaded<RecordScreenProps>
  /** What happened to the record, in place of the generic history. */
  readonly history?: Loaded<HistoryScreenProps>
  /** The screen of the record has a heading of its own. */
  readonly hasOwnTitle?: true
  /** What can be done with a record, above its generic tabs. */
  readonly actions?: Loaded<{ readonly id: string }>
}

/** What a screen of one record is given. */
export interface RecordScreenProps {
  readonly resource: string
  readonly descriptor: Descriptor
  readonly id: string | null
  readonly onDirty: (isDirty: boolean) => void
}

/** What a screen in place of a list is given. */
export interface ListScreenProps {
  readonly resource: string
  readonly descriptor: Descriptor
  /** The address of the screen, where its choices are kept. */
  readonly url: UrlPort
}

/** What a screen in place of the generic history is given. */
export interface HistoryScreenProps {
  readonly id: string
  readonly descriptor: Descriptor
}

/** What a list shows of a row where it is a card. */
interface CardOf<Name extends string> {
  /** The column that stands as a badge beside the title; by default the first enumeration. */
  readonly badge?: Name
  /** Columns below the title; by default the first three. One that somebody has hidden is not shown. */
  readonly fields: readonly Name[]
}

interface Parts<Row, E, Filters> {
  /** The field that names a row and its record. */
  readonly titleField: keyof Row & string
  readonly columns: readonly ColumnOf<Row>[]
  /** What cards show on a phone, where the first columns tell too little. */
  readonly card?: CardOf<keyof Row & string>
  /** The filters that the list opens with, where its address asks for nothing. */
  readonly opensWith?: Readonly<Record<string, readonly string[]>>
  /** Filters that are always in sight. */
  readonly quick: readonly (keyof Filters & string)[]
  readonly sections: readonly SectionOf<E>[]
  /** Records come from the shop; the list offers no new one. */
  readonly isMadeElsewhere?: true
  /** The server keeps no views of the list. */
  readonly hasNoViews?: true
  isWarning?(row: Row): boolean
  readonly fieldNames?: Labels<Names>
  readonly parts?: readonly Part[]
  readonly screens?: Screens
}

type RowOf<R extends Resource> = ResponseOf<R['list']> extends { readonly items: readonly (infer Row)[] } ? Row : never
type EditionOf<R extends Resource> = R extends { readonly read: infer E } ? ResponseOf<E> : Record<never, never>

/** What a resource's list and form show, checked against its contract. */
export type DescriptorParts<R extends Resource> = Parts<RowOf<R>, EditionOf<R>, R['listing']['filters']>

type AnyRecord = Readonly<Record<string, never>>
/** A column of any list. */
export type Column = ColumnOf<AnyRecord>
/** A field with one value. */
export type LeafField = FieldBase<string> & LeafKind
/** A record inside of a record, or a list of records. */
export type GroupField = FieldBase<string> & { readonly kind: 'object' | 'list'; readonly fields: readonly Field[] }
/** A field of any form. */
export type Field = LeafField | GroupField
/** A section of any form. */
export interface Section {
  readonly key: SectionKey
  readonly fields: readonly Field[]
  readonly collapsed?: true
}

/** What the screens know of a resource: its contract and its descriptor. */
export interface Descriptor {
  /** Names, calls and filters, from the contract. */
  readonly resource: Resource
  /** The field that names a record. */
  readonly titleField: string
  /** The columns of the list. */
  readonly columns: readonly Column[]
  /** What cards show on a phone, where the first columns tell too little. */
  readonly card?: CardOf<string>
  /** The filters that the list opens with, where its address asks for nothing. */
  readonly opensWith?: Readonly<Record<string, readonly string[]>>
  /** The filters that are always in sight. */
  readonly quick: readonly string[]
  /** The sections of the form. */
  readonly sections: readonly Section[]
  /** Names of its fields for people, besides those that records of several resources have. */
  readonly fieldNames?: Labels<Names>
  /** Records come from the shop; the list offers no new one. */
  readonly isMadeElsewhere?: true
  /** The server keeps no views of the list. */
  readonly hasNoViews?: true
  /** Whether a row needs attention. */
  isWarning?(row: object): boolean
  /** Parts with their own read and save, on tabs. */
  readonly parts?: readonly Part[]
  /** Screens in place of the generic ones. */
  readonly screens?: Screens
}
