/** Spaces of any width, dashes and brackets: people put them between the digits. */
const SEPARATORS = /[\s\p{Pd}\u2212()[\]{}]/gu

/**
 * The national digits of a Russian phone, of a valid one ten: without separators, a leading +7, or the 7 or 8 of eleven
 * digits (VALID-14). State keeps phones so; the wire spells them as typed or as +7 and ten digits.
 */
export function phoneDigits(phone: string): string {
  const digits = phone.replace(SEPARATORS, '')
  if (digits.startsWith('+7')) return digits.slice(2)
  return /^[78].{10}$/.test(digits) ? digits.slice(1) : digits
}
