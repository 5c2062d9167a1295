import type { FieldRule } from './forms.types'
import { countCharacters, every, isDigits, textOf } from './values'

const charactersOf = (value: unknown): number =>
  value === undefined || value === null ? 0 : countCharacters(textOf(value))

/** At least so many characters. Source: VALID-39. */
export const min = (length: number): FieldRule => ({
  name: 'min',
  message: 'Поле {_field_} должно быть не менее {length} символов',
  params: { length },
  passes: (value) => every(value, (item) => charactersOf(item) >= length),
})

/** At most so many characters. Source: VALID-40. */
export const max = (length: number): FieldRule => ({
  name: 'max',
  message: 'Поле {_field_} не может быть более {length} символов',
  params: { length },
  passes: (value) => every(value, (item) => charactersOf(item) <= length),
})

/** Exactly so many characters, or items of a list. Source: VALID-58. */
export const length = (exact: number): FieldRule => ({
  name: 'length',
  message: 'Длина поля {_field_} должна быть {length}',
  params: { length: exact },
  passes: (value) =>
    value !== undefined && value !== null && (Array.isArray(value) ? value.length : charactersOf(value)) === exact,
})

/** Digits only, exactly so many. Source: VALID-44. */
export const digits = (exact: number): FieldRule => ({
  name: 'digits',
  message: 'Поле {_field_} должно быть числовым и точно содержать {length} цифры',
  params: { length: exact },
  passes: (value) =>
    every(value, (item) => {
      const text = textOf(item)
      return text.length === exact && isDigits(text)
    }),
})
