/** A phone of which the middle is hidden: +7 900 ***-**-67, of another country +375 ***-**-67. */
export const maskedPhone = (phone: string): string => {
  const digits = phone.replace(/\D/g, '')
  if (/^\+[^7]/.test(phone)) return `+${digits.slice(0, 3)} ***-**-${digits.slice(-2)}`
  return digits.length < 10 ? '***' : `+7 ${digits.slice(-10, -7)} ***-**-${digits.slice(-2)}`
}

/** An e-mail address of which the name is hidden: a***@example.com. */
export const maskedEmail = (email: string): string => email.replace(/^(.)[^@]*/, '$1***')

const PHONE = /phone/i
const EMAIL = /email/i

/** A text of which its first character is left; a phone and an e-mail address can still be told from another. */
function maskedText(field: string, value: string): string {
  if (value === '') return value
  if (PHONE.test(field)) return maskedPhone(value)
  if (EMAIL.test(field) && /^[^@\s]+@[^@\s]+$/.test(value)) return maskedEmail(value)
  return `${[...value][0] ?? ''}***`
}

/** The fields of a record about a person that tell nothing of them; `delivery.cityId` names one inside of another. */
export type Harmless = ReadonlySet<string>

/**
 * A value of a record for whoever may not see personal data: every text in it is masked, at any depth, unless its field is named as
 * harmless; a field that nobody has thought of is hidden.
 */
export function masked(field: string, value: unknown, harmless: Harmless): unknown {
  if (harmless.has(field)) return value
  if (Array.isArray(value)) return value.map((each) => masked(field, each, harmless))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([name, each]) => [name, masked(`${field}.${name}`, each, harmless)]),
    )
  return typeof value === 'string' ? maskedText(field.split('.').at(-1) ?? '', value) : value
}

/** Whether a value has a text that would be masked. */
export function hasMasked(field: string, value: unknown, harmless: Harmless): boolean {
  if (harmless.has(field)) return false
  if (Array.isArray(value)) return value.some((each) => hasMasked(field, each, harmless))
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).some(([name, each]) => hasMasked(`${field}.${name}`, each, harmless))
  return typeof value === 'string' && value !== ''
}
