import { localText, momentOf } from '@prilavok/core/clock'

/** A value as a control takes it; nothing is an empty text. */
export const textOf = (value: unknown): string => (value === null || value === undefined ? '' : String(value))

/** The values of a field that may have several. */
export const listOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.map(String) : textOf(value) === '' ? [] : [textOf(value)]

/** A moment of the wire as the control for local date and time takes it. */
export const toLocal = (value: string, timeZone: string): string => {
  const ms = Date.parse(value)
  return Number.isNaN(ms) ? '' : localText(ms, timeZone).slice(0, 16)
}

/** What that control has, on the clock of the shop, as a moment of the wire. */
export function fromLocal(value: string, timeZone: string): string | null {
  const ms = momentOf(value, timeZone)
  return Number.isNaN(ms) ? null : new Date(ms).toISOString()
}

/** Typed words as a list. */
export const tagsOf = (text: string): readonly string[] =>
  text
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '')

/** Typed JSON; undefined while it cannot be read. */
export function jsonOf(text: string): unknown {
  try {
    return text.trim() === '' ? null : (JSON.parse(text) as unknown)
  } catch {
    return undefined
  }
}
