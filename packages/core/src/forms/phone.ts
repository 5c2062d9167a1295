import { phoneDigits } from '@prilavok/contracts'

/** Whether ten national digits remain; one rule for checkout, storefront and back office (VALID-14). */
export const isValidPhone = (phone: string): boolean => /^\d{10}$/.test(phoneDigits(phone))

/** A valid phone as people read it, +7 (912) 345-67-89; any other text as it is. */
export function formatPhone(phone: string): string {
  if (!isValidPhone(phone)) return phone
  const digits = phoneDigits(phone)
  return `+7 (${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6, 8)}-${digits.slice(8)}`
}

/** A valid phone as the server keeps it, +79123456789; null for any other text. */
export const normalizePhone = (phone: string): string | null => (isValidPhone(phone) ? `+7${phoneDigits(phone)}` : null)
