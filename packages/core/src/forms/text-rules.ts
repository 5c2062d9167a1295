import type { FieldRule } from './forms.types'
import { isValidEmail } from './email'
import { isValidPhone } from './phone'
import { every, isBlank, textOf } from './values'

const matches = (pattern: RegExp) => (value: unknown) =>
  every(value, (item) => item === undefined || item === null || pattern.test(textOf(item)))

/** Null, blank text and an empty list fail; an unticked box passes unless `allowFalse` is false. Source: VALID-37. */
export const required = /* @__NO_SIDE_EFFECTS__ */ ({
  allowFalse = true,
}: { readonly allowFalse?: boolean } = {}): FieldRule => ({
  name: 'required',
  message: 'Поле {_field_} обязательно для заполнения',
  judgesEmpty: true,
  passes: (value) => !isBlank(value) && (allowFalse || value !== false),
})

/** An e-mail address, or several separated by commas. Source: VALID-38. */
export const email = /* @__NO_SIDE_EFFECTS__ */ ({
  multiple = false,
}: { readonly multiple?: boolean } = {}): FieldRule => ({
  name: 'email',
  message: 'Поле {_field_} должно быть действительным электронным адресом',
  passes: (value) =>
    every(value, (item) => {
      const text = textOf(item)
      return multiple ? text.split(',').every((each) => isValidEmail(each.trim())) : isValidEmail(text)
    }),
})

/** A phone by the one rule of the shop, which may take those of other countries. Source: VALID-31. */
export const phone = ({ foreign = false }: { readonly foreign?: boolean } = {}): FieldRule => ({
  name: 'phone',
  message: 'Введите корректный номер телефона',
  passes: (value) => every(value, (item) => isValidPhone(textOf(item), foreign)),
})

/** The rules of a field as they are in a shop that takes phones of other countries, or does not. */
export const phonesOf = (rules: readonly FieldRule[], foreign: boolean): readonly FieldRule[] =>
  foreign ? rules.map((rule) => (rule.name === 'phone' ? phone({ foreign }) : rule)) : rules

/** Letters of any alphabet. Source: VALID-47. */
export const alpha = (): FieldRule => ({
  name: 'alpha',
  message: 'Поле {_field_} может содержать только буквы',
  passes: matches(/^[\p{L}\p{M}]*$/u),
})

/** Letters, digits, dash and underscore. Source: VALID-48. */
export const alphaDash = (): FieldRule => ({
  name: 'alpha_dash',
  message: 'Поле {_field_} может содержать только буквы, цифры и дефис',
  passes: matches(/^[\p{L}\p{M}\p{Nd}_-]*$/u),
})

/** Letters and digits. Source: VALID-49. */
export const alphaNum = (): FieldRule => ({
  name: 'alpha_num',
  message: 'Поле {_field_} может содержать только буквы и цифры',
  passes: matches(/^[\p{L}\p{M}\p{Nd}]*$/u),
})

/** Letters and spaces. Source: VALID-50. */
export const alphaSpaces = (): FieldRule => ({
  name: 'alpha_spaces',
  message: 'Поле {_field_} может содержать только буквы и пробелы',
  passes: matches(/^[\p{L}\p{M}\s]*$/u),
})

/** Text that matches a pattern. Source: VALID-51. */
export const regex = (pattern: RegExp): FieldRule => ({
  name: 'regex',
  message: 'Поле {_field_} имеет ошибочный формат',
  passes: (value) =>
    every(value, (item) => {
      // A global or sticky pattern remembers where it stopped.
      pattern.lastIndex = 0
      return pattern.test(textOf(item))
    }),
})
