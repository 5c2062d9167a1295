import { normalizePhone } from '@prilavok/core/forms'

/** `+7` and ten digits, or null when the text is no phone of ten digits. Source: VALID-14. */
export const normalPhone = (text: string | null | undefined): string | null => normalizePhone(text ?? '')

/** A phone in the one spelling that records are kept and found by, of whatever country it is. */
export const anyPhone = (text: string | null | undefined): string | null => normalizePhone(text ?? '', true)

/** What a shop takes for a phone, as its setting `foreignPhones` has it. */
export interface PhonePolicy {
  /** Phones of other countries are taken. */
  readonly foreignPhones: boolean
}

/** A phone that the shop takes, as it is kept; null for any other text. */
export const takenPhone = (text: string | null | undefined, { foreignPhones }: PhonePolicy): string | null =>
  normalizePhone(text ?? '', foreignPhones)

/** Why a phone cannot be taken: it is of another country, or it is wrong. */
export function phoneMistake(
  text: string | null | undefined,
  { foreignPhones }: PhonePolicy,
  wrong = 'Введите корректный номер телефона',
): string {
  const isForeign = /^(?:\+[^\d]*[^7\D]|00\d)/.test((text ?? '').trim())
  return isForeign && !foreignPhones ? 'Магазин принимает только российские номера: +7 и десять цифр' : wrong
}
