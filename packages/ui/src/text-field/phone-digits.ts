const LENGTH = 10

/** The beginning of every number in the mask. */
export const OPENING = '+7 ('

/** All national digits of a text: a leading +7, 7 or 8 goes, but ten digits are kept whole, because 812 and 777 are codes too. */
function nationalDigits(text: string): string {
  const digits = text.replace(/\D/g, '')
  const international = text.trim().startsWith('+7')
  const local = international ? digits.slice(1) : digits
  const prefixed = /^[78]/.test(local) && (international ? local.length === LENGTH + 1 : local.length !== LENGTH)
  return prefixed ? local.slice(1) : local
}

/** Whether a text is no Russian number and no beginning of one: that of another country, or with more digits than a number has. */
export const isForeign = (text: string): boolean =>
  /^\+[^\d]*[^7\D]/.test(text.trim()) || /^00\d/.test(text.trim()) || nationalDigits(text).length > LENGTH

/**
 * What the field reports: the ten national digits of what is in it, or as many as there are. What is no Russian number is reported as it
 * was typed, so that the rules of the form can refuse it: no number is made of a part of another. Source: CONTACT-12.
 */
export const typedDigits = (text: string): string => (isForeign(text) ? text.trim() : nationalDigits(text))

/** What stands before the digit of that place in the mask +7 (###) ###-##-##. Source: CONTACT-10. */
const BEFORE: Readonly<Record<number, string>> = { 0: OPENING, 3: ') ', 6: '-', 8: '-' }

/** A number as the field shows it: in any writing, or up to ten digits of one; none show nothing, so that the placeholder is seen. */
export function maskedText(text: string): string {
  const typed = /^\d{0,10}$/.test(text) ? text : typedDigits(text)
  if (!/^\d*$/.test(typed) || typed.length > LENGTH) return typed
  return [...typed].map((digit, place) => (BEFORE[place] ?? '') + digit).join('')
}
