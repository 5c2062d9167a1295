import { isValidEmail, isValidPhone } from '@prilavok/core/forms'
import { isNothing } from '../records/same-value'
import type { Field } from '../describe/descriptor.types'

/** The words of the rules. */
export interface RuleWords {
  readonly required: string
  readonly tooLong: (max: number) => string
  readonly badEmail: string
  readonly badPhone: string
}

/** What is wrong with a value, as the contract's rules of the same names say; null when nothing is. The server judges again. */
export function fieldError(field: Field, value: unknown, words: RuleWords): string | null {
  if (isNothing(value)) return field.required === true ? words.required : null
  if (typeof value !== 'string') return null
  const max = 'max' in field ? field.max : undefined
  if (max !== undefined && value.length > max) return words.tooLong(max)
  if (field.kind === 'email' && !isValidEmail(value)) return words.badEmail
  // A masked number is what staff without the permission see; it goes back as it came.
  // Whether the shop takes phones of other countries is its server's to say.
  if (field.kind === 'phone' && !value.includes('*') && !isValidPhone(value, true)) return words.badPhone
  return null
}

/** `/seo/metaTitle` of a server's Problem as the name of a field. */
export const fieldOfPointer = (pointer: string): string =>
  pointer
    .split('/')
    .filter((part) => part !== '')
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .join('.')

/** The kind of a value that the descriptor does not know: one field per property by its type (ADMIN-14). */
export function kindOf(value: unknown): Field['kind'] {
  if (typeof value === 'boolean') return 'bool'
  if (typeof value === 'number') return 'number'
  if (typeof value === 'string' || value === null) return 'text'
  if (Array.isArray(value) && value.every((each) => typeof each === 'string')) return 'tags'
  return 'json'
}

const HIDDEN = new Set(['id', 'version'])

/** The properties of a record that no section names. */
export function otherFields(record: Readonly<Record<string, unknown>>, known: readonly string[]): readonly Field[] {
  return Object.entries(record)
    .filter(([name, value]) => !HIDDEN.has(name) && !known.includes(name) && value !== null && value !== undefined)
    .map(([field, value]) => ({ field, kind: kindOf(value) }) as Field)
}
