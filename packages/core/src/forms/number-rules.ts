import type { FieldRule } from './forms.types'
import { every, isEmpty, textOf } from './values'

/** The number that a field's text means; NaN when it is not a number. */
const numberOf = (value: unknown): number => {
  if (typeof value === 'number') return value
  return typeof value === 'string' && value.trim() !== '' ? Number(value) : Number.NaN
}

const judged = (holds: (number: number) => boolean) => (value: unknown) =>
  !isEmpty(value) && every(value, (item) => holds(numberOf(item)))
const written = (pattern: RegExp) => (value: unknown) => every(value, (item) => pattern.test(textOf(item)))

/** A number of at least the limit. Source: VALID-41. */
export const minValue = (limit: number): FieldRule => ({
  name: 'min_value',
  message: 'Поле {_field_} должно быть {min} или больше',
  params: { min: limit },
  passes: judged((number) => number >= limit),
})

/** A number of at most the limit. Source: VALID-42. */
export const maxValue = (limit: number): FieldRule => ({
  name: 'max_value',
  message: 'Поле {_field_} должно быть {max} или менее',
  params: { max: limit },
  passes: judged((number) => number <= limit),
})

/** A number between two limits, both included. Source: VALID-43. */
export const between = (low: number, high: number): FieldRule => ({
  name: 'between',
  message: 'Поле {_field_} должно быть между {min} и {max}',
  params: { min: low, max: high },
  passes: judged((number) => number >= low && number <= high),
})

/** A whole number. Source: VALID-45. */
export const integer = (): FieldRule => ({
  name: 'integer',
  message: 'Поле {_field_} должно быть целым числом',
  passes: written(/^-?[0-9]+$/),
})

/** Digits only, of any writing. Source: VALID-46. */
export const numeric = (): FieldRule => ({
  name: 'numeric',
  message: 'Поле {_field_} должно быть числом',
  passes: written(/^\p{Nd}+$/u),
})

/** Digits with an optional fraction after a dot. Source: VALID-30. */
export const decimal = (): FieldRule => ({
  name: 'decimal',
  message: 'Значение поля {_field_} должно быть числовым',
  passes: (value) => isEmpty(value) || written(/^[0-9]+(?:\.[0-9]+)?$/)(value),
})
