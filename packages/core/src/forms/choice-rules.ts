import type { FieldRule } from './forms.types'
import { every } from './values'

/** Fields give text where lists hold numbers. */
const isSame = (one: unknown, other: unknown): boolean =>
  one === other || (typeof one !== 'object' && typeof other !== 'object' && String(one) === String(other))

const isOneOf = (list: readonly unknown[], value: unknown): boolean => list.some((each) => isSame(each, value))

/** One of a list of values. Source: VALID-60. */
export const oneOf = (...list: readonly unknown[]): FieldRule => ({
  name: 'oneOf',
  message: 'Поле {_field_} должно быть допустимым значением',
  passes: (value) => every(value, (item) => isOneOf(list, item)),
})

/** None of a list of values. Source: VALID-59. */
export const excluded = (...list: readonly unknown[]): FieldRule => ({
  name: 'excluded',
  message: 'Поле {_field_} должно быть допустимым значением',
  passes: (value) => every(value, (item) => !isOneOf(list, item)),
})

/** The same as another field; the message names the other field by its label. Source: VALID-52. */
export const confirmed = (field: string): FieldRule => ({
  name: 'confirmed',
  message: 'Поле {_field_} не совпадает с {target}',
  reads: field,
  passes: (value, values) => isSame(value, values[field]),
})
