import { isRecord } from './parse-json'
import { safeUrl, type SafeUrl } from './safe-url'
import type { SettingKind } from './settings'

const isText = (value: unknown): value is string => typeof value === 'string'
const isTexts = (value: unknown): value is readonly string[] => Array.isArray(value) && value.every(isText)

/** Any text. */
export const text: SettingKind<string> = { accepts: isText, wrong: 'is no text. Give one in quotes.' }

/** The address of another service than the shop server. */
export const service: SettingKind<SafeUrl> = {
  accepts: (value, origin): value is SafeUrl => safeUrl(value, origin) !== null,
  wrong: 'may not be called. Give an address with https or of this site.',
}

/** The name of a parameter or a cookie, which needs no escaping. */
export const name: SettingKind<string> = {
  accepts: (value): value is string => isText(value) && /^[\w.-]+$/.test(value),
  wrong: 'is no name. Give letters, digits, "-", "_" and "." only.',
}

/** A number between two others, or one of them. */
export const numberFrom = /* @__NO_SIDE_EFFECTS__ */ (from: number, to: number): SettingKind<number> => ({
  accepts: (value): value is number => typeof value === 'number' && value >= from && value <= to,
  wrong: `is no number from ${from} to ${to}. Give one, without quotes.`,
})

/** A sum of money. */
export const kopecks: SettingKind<number> = {
  accepts: (value): value is number => Number.isSafeInteger(value) && (value as number) >= 0,
  wrong: 'is no sum in kopecks. Give a whole number: 300000 is 3000 roubles.',
}

/** A list of texts. */
export const texts: SettingKind<readonly string[]> = {
  accepts: isTexts,
  wrong: 'is no list of texts. Give ["…", "…"].',
}

/** Texts by names of the page's own. */
export const textsByName: SettingKind<Readonly<Record<string, string>>> = {
  accepts: (value): value is Readonly<Record<string, string>> => isRecord(value) && Object.values(value).every(isText),
  wrong: 'is no group of texts. Give { "name": "…" }.',
}

/** Lists of texts by names of the page's own. */
export const listsByName: SettingKind<Readonly<Record<string, readonly string[]>>> = {
  accepts: (value): value is Readonly<Record<string, readonly string[]>> =>
    isRecord(value) && Object.values(value).every(isTexts),
  wrong: 'is no group of lists. Give { "name": ["…", "…"] }.',
}

/** A list whose items are checked where they are used. */
export const listOf = /* @__NO_SIDE_EFFECTS__ */ <T>(): SettingKind<readonly T[]> => ({
  accepts: (value): value is readonly T[] => Array.isArray(value),
  wrong: 'is no list. Give [ … ].',
})

/** A function; only code can give one, JSON cannot. */
export const code = /* @__NO_SIDE_EFFECTS__ */ <T>(): SettingKind<T> => ({
  accepts: (value): value is T => typeof value === 'function',
  wrong: 'is no function. Give one in code.',
})
