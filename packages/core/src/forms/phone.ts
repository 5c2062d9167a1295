const PLUS = 43
const SEVEN = 55
const EIGHT = 56

const isDigit = (code: number): boolean => code >= 48 && code <= 57

/** Spaces of any width, dashes and brackets: people put them between the digits. */
const isSeparator = (char: string): boolean => ' -()[]{}'.includes(char) || /[\s\p{Pd}\u2212]/u.test(char)

/**
 * Whether ten digits remain when all spaces, dashes and brackets and one leading +7, or one leading 7 or
 * 8 of eleven digits, are taken away; one rule for checkout, storefront and back office (VALID-14).
 */
export function isValidPhone(phone: string): boolean {
  let count = 0
  let first = 0
  let plus = false
  for (let index = 0; index < phone.length; index++) {
    const code = phone.charCodeAt(index)
    if (isDigit(code)) {
      if (count === 0) first = code
      count += 1
    } else if (code === PLUS && count === 0 && !plus) {
      plus = true
    } else if (!isSeparator(phone.charAt(index))) {
      return false
    }
  }
  if (count === 11) return first === SEVEN || (first === EIGHT && !plus)
  return count === 10 && !plus
}

/** What remains of a phone without separators and country code; of a valid phone its ten digits (VALID-14). */
export function phoneDigits(phone: string): string {
  const digits = [...phone].filter((char) => !isSeparator(char)).join('')
  if (digits.startsWith('+7')) return digits.slice(2)
  return digits.length === 11 && (digits.startsWith('7') || digits.startsWith('8')) ? digits.slice(1) : digits
}

/** A valid phone as people read it, +7 (912) 345-67-89; any other text as it is. */
export function formatPhone(phone: string): string {
  if (!isValidPhone(phone)) return phone
  const digits = phoneDigits(phone)
  return `+7 (${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6, 8)}-${digits.slice(8)}`
}

/** A valid phone as the server keeps it, +79123456789; null for any other text. */
export const normalizePhone = (phone: string): string | null => (isValidPhone(phone) ? `+7${phoneDigits(phone)}` : null)
