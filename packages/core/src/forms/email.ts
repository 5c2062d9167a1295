const MAX_ADDRESS = 254
const MAX_LOCAL = 64
const MAX_LABEL = 63

/** Letters and digits of any alphabet (кириллица.рф, Pelé) and the marks that go with them. */
const LOCAL = /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~.-]+$/u
const LABEL = /^[\p{L}\p{M}\p{N}-]+$/u
const LAST_LABEL = /^(?:[\p{L}\p{M}]{2,}|xn--[a-z0-9-]+)$/iu

const isLocal = (local: string): boolean =>
  local.length <= MAX_LOCAL && LOCAL.test(local) && !local.startsWith('.') && !local.endsWith('.') && !local.includes('..')

const isLabel = (label: string): boolean => label.length <= MAX_LABEL && LABEL.test(label) && !label.startsWith('-') && !label.endsWith('-')

/** Whether a text is an e-mail address: one name, an @, and a domain of two labels or more. */
export function isEmailValid(text: string): boolean {
  const at = text.lastIndexOf('@')
  if (at < 1 || text.length > MAX_ADDRESS) return false
  const labels = text.slice(at + 1).split('.')
  return labels.length > 1 && labels.every(isLabel) && LAST_LABEL.test(labels[labels.length - 1] ?? '') && isLocal(text.slice(0, at))
}
