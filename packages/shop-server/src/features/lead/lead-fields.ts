import { isValidEmail } from '@prilavok/core/forms'
import { HttpProblem } from '../../http/problem'
import type { FieldError } from '../../rules/order-check'
import { normalPhone } from '../../rules/phone'

/** Texts of strangers: no control characters but line ends, no halves of characters. */
export const cleanLines = (text: string | null, most: number): string =>
  [...(text ?? '').replace(/[^\P{C}\n]/gu, '')].slice(0, most).join('').trim()

/** The errors of a form, collected field by field. */
export interface LeadCheck {
  readonly name: (pointer: string, text: string) => string
  /** `+7` and ten digits; null where none is given. */
  readonly phone: (pointer: string, text: string | null, isRequired: boolean) => string | null
  readonly email: (pointer: string, text: string | null) => string | null
  readonly fail: (pointer: string, code: string, message: string) => void
  /** Refuses the form where anything was wrong. */
  readonly done: () => void
}

/** Judges the fields of a form by the rules that pages have. Source: LEAD-02, LEAD-04, LEAD-07, LEAD-11. */
export function checkLead(): LeadCheck {
  const errors: FieldError[] = []
  const fail: LeadCheck['fail'] = (pointer, code, message) => void errors.push({ pointer, code, message })
  return {
    fail,
    name(pointer, text) {
      const name = cleanLines(text, 100).replaceAll('\n', ' ')
      if (name === '') fail(pointer, 'required', 'Укажите имя')
      return name
    },
    phone(pointer, text, isRequired) {
      const isEmpty = (text ?? '').trim() === ''
      const phone = normalPhone(text)
      if (phone === null && (isRequired || !isEmpty)) fail(pointer, 'phone', 'Введите корректный номер телефона')
      return phone
    },
    email(pointer, text) {
      const email = (text ?? '').trim()
      if (email !== '' && !isValidEmail(email)) fail(pointer, 'email', 'Введите корректный адрес электронной почты')
      return email === '' ? null : email
    },
    done() {
      if (errors.length > 0) throw new HttpProblem('validation-failed', { errors })
    },
  }
}
