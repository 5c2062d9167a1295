const MAX_ADDRESS = 254
const MAX_LOCAL = 64
const MAX_LABEL = 63

/** Letters and digits of any alphabet: Pelé@example.com and почта@пример.рф are addresses. */
const NAME = /^[\p{L}\p{M}\p{N}\w!#$%&'*+/=?^`{|}~.-]+$/u
const LABEL = /^[\p{L}\p{M}\p{N}-]+$/u
const LAST_LABEL = /^(?:[\p{L}\p{M}]{2,}|[xX][nN]--[A-Za-z0-9-]+)$/u

const isLocal = (local: string): boolean =>
  local.length <= MAX_LOCAL &&
  NAME.test(local) &&
  !local.startsWith('.') &&
  !local.endsWith('.') &&
  !local.includes('..')

const isLabel = (label: string): boolean =>
  label.length <= MAX_LABEL && LABEL.test(label) && !label.startsWith('-') && !label.endsWith('-')

/** Two labels or more between dots, the last one of letters. */
function isDomain(domain: string): boolean {
  for (let from = 0; ;) {
    const dot = domain.indexOf('.', from)
    const label = domain.slice(from, dot < 0 ? undefined : dot)
    if (!isLabel(label)) return false
    if (dot < 0) return from > 0 && LAST_LABEL.test(label)
    from = dot + 1
  }
}

/** Whether a text is an e-mail address: one name, an @ and a domain. */
export function isValidEmail(text: string): boolean {
  const at = text.lastIndexOf('@')
  return at > 0 && text.length <= MAX_ADDRESS && isDomain(text.slice(at + 1)) && isLocal(text.slice(0, at))
}
