import { phoneDigits } from '@prilavok/contracts'

/** Whether ten national digits remain. */
const isRussian = (phone: string): boolean => /^\d{10}$/.test(phoneDigits(phone))

/**
 * + or what is dialled in its place, and the seven to fifteen digits of an international number (E.164); Russia and Kazakhstan, which have +7, are
 * Russian numbers here.
 */
const FOREIGN = /^(?:\+|00|810)([1-689]\d{6,14})$/

const foreignNumber = (phone: string): string | null => {
  const digits = FOREIGN.exec(phoneDigits(phone))?.[1]
  return digits === undefined ? null : `+${digits}`
}

/** A Russian phone as people read it, +7 (912) 345-67-89; any other text as it is. */
export function formatPhone(phone: string): string {
  if (!isRussian(phone)) return phone
  const digits = phoneDigits(phone)
  return `+7 (${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6, 8)}-${digits.slice(8)}`
}

/** A valid phone as the server keeps it: +79123456789, and +375291234567 where phones of other countries are taken; null for any other text. */
export const normalizePhone = (phone: string, foreign = false): string | null => {
  if (isRussian(phone)) return `+7${phoneDigits(phone)}`
  return foreign ? foreignNumber(phone) : null
}

/**
 * Whether a phone can be taken: ten national digits, or where the shop takes phones of other countries a number with + and the code of one. One
 * rule for checkout, storefront and back office (VALID-14).
 */
export const isValidPhone = (phone: string, foreign = false): boolean => normalizePhone(phone, foreign) !== null
