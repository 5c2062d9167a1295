import type { FieldRule } from './forms.types'
import { isBlank, textOf } from './values'

/** If a track code is entered, the order status, another field, must be filled. Source: VALID-32. */
export const validateTK = (statusField: string): FieldRule => ({
  name: 'validateTK',
  message: 'Если введён трек-код, статус заказа должен быть заполнен',
  reads: statusField,
  passes: (value, values) => isBlank(value) || !isBlank(values[statusField]),
})

/** A region with an id must be chosen. Source: VALID-33. */
export const regionRequired = (): FieldRule => ({
  name: 'regionRequired',
  message: 'Поле {_field_} должно быть заполнено',
  judgesEmpty: true,
  passes: (value) => typeof value === 'object' && value !== null && 'id' in value && !isBlank(value.id),
})

/** At least one of two fields must be filled. Source: VALID-34. */
export const bothNotNull = (otherField: string): FieldRule => ({
  name: 'bothNotNull',
  message: 'Хотя бы одно из двух полей должно быть заполнено',
  judgesEmpty: true,
  reads: otherField,
  passes: (value, values) => !isBlank(value) || !isBlank(values[otherField]),
})

/** Text without its markup, in lower case; every step looks at a character once. */
function plainText(html: string): string {
  let text = ''
  for (let from = 0; from < html.length;) {
    const open = html.indexOf('<', from)
    const close = open < 0 ? -1 : html.indexOf('>', open)
    if (close < 0) return (text + html.slice(from)).trim().toLowerCase()
    text += html.slice(from, open)
    from = close + 1
  }
  return text.trim().toLowerCase()
}

/** Text that does not already stand in another field, whatever the case and the markup. Source: VALID-35. */
export const notIncludes = (otherField: string): FieldRule => ({
  name: 'notIncludes',
  message: 'Текст поля {_field_} должен быть уникальным',
  reads: otherField,
  passes(value, values) {
    const text = plainText(textOf(value ?? ''))
    return text === '' || !plainText(textOf(values[otherField] ?? '')).includes(text)
  },
})

/** A payment method must be chosen. Source: VALID-21. */
export const purchaseTypeRequired = (): FieldRule => ({
  name: 'purchaseTypeRequired',
  message: 'Выберите способ оплаты',
  judgesEmpty: true,
  passes: (value) => !isBlank(value),
})

/** The choice Credit needs a concrete credit or instalment type, another field. Source: VALID-20. */
export const purchaseTypeCreditRequired = (typeField: string): FieldRule => ({
  name: 'purchaseTypeCreditRequired',
  message: 'Выберите нужный вид кредита или рассрочки',
  reads: typeField,
  passes: (value, values) => value !== 'Credit' || !isBlank(values[typeField]),
})
