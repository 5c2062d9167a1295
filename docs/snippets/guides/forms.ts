import { createForm, email, isValidInn, max, phone, required, validate } from '@prilavok/core/forms'

/** A form of your own: errors show on input and blur, the first failing rule of each field. */
export const callback = createForm({
  initial: { name: '', phone: '', email: '' },
  fields: {
    name: { label: 'Имя', rules: [required(), max(30)], messages: { required: 'Введите своё имя' } },
    phone: { label: 'Телефон', rules: [required(), phone()] },
    email: { label: 'Эл. почта', rules: [email()] },
  },
})

/** One value, with rules as a string. */
export const commentError = (text: string): string | null =>
  validate(text, 'required|max:500', { label: 'Комментарий' })?.text ?? null

/** A warning that does not block an order. */
export const innWarning = (inn: string): string | null =>
  isValidInn(inn) ? null : 'Проверьте ИНН: контрольные цифры не сходятся.'
