/** Nothing was given: rules of an optional field skip it (VALID-27). */
export const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

/** Nothing, or nothing but spaces. */
export const isBlank = (value: unknown): boolean => isEmpty(value) || (typeof value === 'string' && value.trim() === '')

/** Judges every item of a list, or the value itself. */
export const every = (value: unknown, holds: (item: unknown) => boolean): boolean =>
  Array.isArray(value) ? value.every(holds) : holds(value)

/** A value as the text of its field; what cannot be typed into a field gives text that no rule takes. */
export const textOf = (value: unknown): string => {
  if (typeof value === 'string') return value
  return typeof value === 'object' && value !== null ? '[object]' : String(value)
}

/** How many characters a text has, as people count: an emoji is one. */
export function countCharacters(text: string): number {
  let count = text.length
  for (let index = 1; index < text.length; index++) {
    const isPair = (text.charCodeAt(index) & 0xfc00) === 0xdc00 && (text.charCodeAt(index - 1) & 0xfc00) === 0xd800
    if (isPair) count -= 1
  }
  return count
}

/** Only the digits 0 to 9, at least one. */
export function isDigits(text: string): boolean {
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    if (code < 48 || code > 57) return false
  }
  return text !== ''
}
