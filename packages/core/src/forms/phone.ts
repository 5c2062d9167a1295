const isDigit = (code: number): boolean => code >= 48 && code <= 57

/** Spaces of any width, dashes and brackets: people put them between the digits. */
const isSeparator = (char: string): boolean => ' -()[]{}'.includes(char) || /[\s\p{Pd}\u2212]/u.test(char)

/** The text without separators. */
function compact(text: string): string {
  let digits = ''
  for (let index = 0; index < text.length; index++) {
    const char = text.charAt(index)
    if (isDigit(char.charCodeAt(0)) || !isSeparator(char)) digits += char
  }
  return digits
}

/**
 * What remains of a phone when all spaces, dashes and brackets and one leading +7, or one leading 7 or 8
 * of eleven digits, are taken away (VALID-14); ten digits are a whole number.
 */
export function phoneDigits(phone: string): string {
  const digits = compact(phone)
  if (digits.startsWith('+7')) return digits.slice(2)
  const first = digits.charAt(0)
  return digits.length === 11 && (first === '7' || first === '8') ? digits.slice(1) : digits
}

const isTenDigits = (digits: string): boolean => {
  if (digits.length !== 10) return false
  for (let index = 0; index < 10; index++) if (!isDigit(digits.charCodeAt(index))) return false
  return true
}

/** One rule for checkout, storefront and back office (VALID-14). */
export const isPhoneValid = (phone: string): boolean => isTenDigits(phoneDigits(phone))

/** A valid phone as people read it, +7 (912) 345-67-89; any other text as it is. */
export function formatPhone(phone: string): string {
  const digits = phoneDigits(phone)
  if (!isTenDigits(digits)) return phone
  return `+7 (${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6, 8)}-${digits.slice(8)}`
}

/** A valid phone as the server keeps it, +79123456789; null for any other text. */
export function phoneToWire(phone: string): string | null {
  const digits = phoneDigits(phone)
  return isTenDigits(digits) ? `+7${digits}` : null
}
