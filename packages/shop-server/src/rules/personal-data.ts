/** A phone of which the middle is hidden: +7 900 ***-**-67. */
export const maskedPhone = (phone: string): string => {
  const digits = phone.replace(/\D/g, '')
  return digits.length < 10 ? '***' : `+7 ${digits.slice(-10, -7)} ***-**-${digits.slice(-2)}`
}

/** An e-mail address of which the name is hidden: a***@example.com. */
export const maskedEmail = (email: string): string => email.replace(/^(.)[^@]*/, '$1***')

const PHONE = /phone/i
const EMAIL = /email/i
const PERSON = /name|address|street|house|apartment|passport/i

/** A value of a record for whoever may not see personal data; lists and records inside are masked field by field. */
export function masked(field: string, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((each) => masked(field, each))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, masked(name, each)]))
  if (typeof value !== 'string' || value === '') return value
  if (PHONE.test(field)) return maskedPhone(value)
  if (EMAIL.test(field)) return maskedEmail(value)
  return PERSON.test(field) ? `${value.slice(0, 1)}***` : value
}
