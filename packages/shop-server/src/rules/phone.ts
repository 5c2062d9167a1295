import { normalizePhone } from '@prilavok/core/forms'

/** `+7` and ten digits, or null when the text is no phone of ten digits. Source: VALID-14. */
export const normalPhone = (text: string | null | undefined): string | null => normalizePhone(text ?? '')

/** Why a phone cannot be taken: it is of another country, or it is wrong. */
export function phoneMistake(text: string | null | undefined, wrong = 'Введите корректный номер телефона'): string {
  const isForeign = /^(?:\+[^\d]*[^7\D]|00\d)/.test((text ?? '').trim())
  return isForeign ? 'Магазин принимает только российские номера: +7 и десять цифр' : wrong
}
