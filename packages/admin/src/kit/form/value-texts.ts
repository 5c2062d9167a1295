/** A value as a control takes it; nothing is an empty text. */
export const textOf = (value: unknown): string => (value === null || value === undefined ? '' : String(value))

/** The values of a field that may have several. */
export const listOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.map(String) : textOf(value) === '' ? [] : [textOf(value)]

/** A moment of the wire as the control for local date and time takes it. */
export const toLocal = (value: string): string => {
  const date = new Date(value)
  return value === '' || Number.isNaN(date.getTime())
    ? ''
    : new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}

/** What that control has as a moment of the wire. */
export const fromLocal = (value: string): string | null => (value === '' ? null : new Date(value).toISOString())

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
