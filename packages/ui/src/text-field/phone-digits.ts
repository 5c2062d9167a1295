const LENGTH = 10

/** The beginning of every number in the mask. */
export const OPENING = '+7 ('

/**
 * The ten national digits of what is in the field, or as many as there are: a leading +7, 7 or 8 goes,
 * but a number of exactly ten digits is kept whole, because 812 and 777 are codes too.
 * Source: CONTACT-12.
 */
export function typedDigits(text: string): string {
  const digits = text.replace(/\D/g, '')
  const international = text.trim().startsWith('+7')
  const local = international ? digits.slice(1) : digits
  const prefixed = /^[78]/.test(local) && (international ? local.length === LENGTH + 1 : local.length !== LENGTH)
  return (prefixed ? local.slice(1) : local).slice(0, LENGTH)
}

/** What stands before the digit of that place in the mask +7 (###) ###-##-##. Source: CONTACT-10. */
const BEFORE: Readonly<Record<number, string>> = { 0: OPENING, 3: ') ', 6: '-', 8: '-' }

/** A number as the field shows it: in any writing, or up to ten digits of one; none show nothing, so that the placeholder is seen. */
export const maskedText = (text: string): string =>
  [...(/^\d{0,10}$/.test(text) ? text : typedDigits(text))]
    .map((digit, place) => (BEFORE[place] ?? '') + digit)
    .join('')
