import type { Report } from '../effects'
import { isRecord } from './parse-json'
import type { SafeUrl } from './safe-url'

/** A setting as a page writes it: addresses are texts until they are checked. */
export type Written<T> = T extends SafeUrl ? string : T

/** Which values a setting may have. */
export interface SettingKind<T> {
  /** Whether a value may be used on a page of this origin. */
  readonly accepts: (value: unknown, origin: string) => value is T
  /** What any other value is, and what to give in its place: the end of a sentence that begins with the value. */
  readonly wrong: string
}

/** One setting: its kind, and what holds where a page sets nothing. */
export interface Setting<T> extends SettingKind<T> {
  readonly standard: Written<T>
}

/** The settings that a feature declares, by the names that pages write. Several features may declare parts of one group. */
export interface SettingsGroup {
  readonly [name: string]: Setting<unknown> | SettingsGroup
}

/** What the settings of a declaration hold once they are read. */
export type SettingsOf<D> = { readonly [K in keyof D]: D[K] extends Setting<infer T> ? T : SettingsOf<D[K]> }

/** What a page may write of a declaration; whatever is left out has a default. */
export type InputOf<D> = { readonly [K in keyof D]?: D[K] extends Setting<infer T> ? Written<T> : InputOf<D[K]> }

/** The page of a shop, as its settings are checked by. */
export interface SettingsPage {
  /** Scheme, host and port. */
  readonly origin: string
  readonly report: (report: Report) => void
}

/** A setting that always has a value. */
export const setting = /* @__NO_SIDE_EFFECTS__ */ <T>(kind: SettingKind<T>, standard: Written<T>): Setting<T> => ({
  ...kind,
  standard,
})

/** A setting that may be null: there is none. */
export const optional = /* @__NO_SIDE_EFFECTS__ */ <T>(
  kind: SettingKind<T>,
  standard: Written<T> | null = null,
): Setting<T | null> => ({
  standard: standard as Written<T | null>,
  wrong: kind.wrong,
  accepts: (value, origin): value is T | null => value === null || kind.accepts(value, origin),
})

/** Declares what a feature may be set to. */
export const defineSettings = /* @__NO_SIDE_EFFECTS__ */ <const D extends SettingsGroup>(declared: D): D => declared

/** Tells a setting from a group of them. */
export const isSetting = (declared: Setting<unknown> | SettingsGroup): declared is Setting<unknown> =>
  typeof declared['accepts'] === 'function'

/**
 * Reads the settings of one declaration from what a page gives. What cannot be used gives way to its default, and the page's developer
 * is told.
 */
export function readSettings<D extends SettingsGroup>(given: unknown, declared: D, page: SettingsPage): SettingsOf<D> {
  const refuse = (name: string, value: unknown, wrong: string) =>
    page.report({ kind: 'settings', message: `The setting ${name} is not used: "${String(value)}" ${wrong}` })
  const read = (value: unknown, node: Setting<unknown> | SettingsGroup, name: string): unknown => {
    if (isSetting(node)) {
      if (value === undefined) return node.standard
      if (node.accepts(value, page.origin)) return value
      refuse(name, value, node.wrong)
      return node.standard
    }
    const group = isRecord(value) ? value : {}
    if (value !== undefined && group !== value) refuse(name, value, 'is no group of settings. Give { "name": value }.')
    return Object.fromEntries(
      Object.entries(node).map(([key, next]) => [
        key,
        read(Object.hasOwn(group, key) ? group[key] : undefined, next, name === '' ? key : `${name}.${key}`),
      ]),
    )
  }
  return read(given, declared, '') as SettingsOf<D>
}

/** The settings of a declaration where a page sets nothing. */
export const defaultsOf = <D extends SettingsGroup>(declared: D): SettingsOf<D> =>
  readSettings({}, declared, { origin: '', report: () => {} })
