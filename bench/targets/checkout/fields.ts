/** The twelve fields of the measured form; who must be given, and what a value must look like. */
export interface BenchField {
  readonly name: string
  readonly label: string
  readonly required: boolean
  readonly form: 'text' | 'phone' | 'email'
}

const field = (name: string, label: string, required = true, form: BenchField['form'] = 'text'): BenchField => ({
  name,
  label,
  required,
  form,
})

export const FIELDS: readonly BenchField[] = [
  field('lastName', 'Фамилия'),
  field('firstName', 'Имя'),
  field('middleName', 'Отчество', false),
  field('phone', 'Телефон', true, 'phone'),
  field('secondaryPhone', 'Второй телефон', false, 'phone'),
  field('email', 'Электронная почта', false, 'email'),
  field('recipientLastName', 'Фамилия получателя'),
  field('recipientFirstName', 'Имя получателя'),
  field('recipientPhone', 'Телефон получателя', true, 'phone'),
  field('street', 'Улица'),
  field('house', 'Дом'),
  field('comment', 'Комментарий', false),
]

export const REQUIRED = 'Обязательное поле'
export const WRONG = 'Проверьте, что написано'

export const PHONE = /^(?:\+?7|8)?[\s(-]*\d{3}[\s)-]*\d{3}[\s-]*\d{2}[\s-]*\d{2}$/
export const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/
