import { isValidEmail } from './email'

/** Where most buyers have their mail. */
const WELL_KNOWN = [
  'gmail.com',
  'yandex.ru',
  'mail.ru',
  'bk.ru',
  'inbox.ru',
  'list.ru',
  'rambler.ru',
  'icloud.com',
  'outlook.com',
  'hotmail.com',
  'internet.ru',
  'yahoo.com',
]

/** Domains of their own that a slip would lead to as well. */
const OTHERS = [
  'ya.ru',
  'yandex.com',
  'yandex.by',
  'yandex.kz',
  'mail.com',
  'email.com',
  'ymail.com',
  'mai.ru',
  'me.com',
]

/** A shorter name is one letter away from too many others. */
const SHORT_NAME = 4
/** A domain of this length may have two slips. */
const LONG_DOMAIN = 9

/** How many letters are missing, too many, wrong or swapped with their neighbour (Damerau, each pair swapped once). */
function slips(one: string, other: string): number {
  let beforeLast: readonly number[] = []
  let last: readonly number[] = [...other, ''].map((_, at) => at)
  for (let row = 1; row <= one.length; row++) {
    const next = [row]
    for (let at = 1; at <= other.length; at++) {
      const isSame = one[row - 1] === other[at - 1]
      const isSwapped = row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1]
      next[at] = Math.min(
        (last[at] ?? 0) + 1,
        (next[at - 1] ?? 0) + 1,
        (last[at - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (beforeLast[at - 2] ?? 0) + 1 : Infinity,
      )
    }
    beforeLast = last
    last = next
  }
  return last[other.length] ?? 0
}

const nameOf = (domain: string): string => domain.slice(0, domain.indexOf('.'))

/** Whether a domain may be another one, mistyped. */
function isSlipOf(domain: string, known: string): boolean {
  const hasItsName = nameOf(domain) === nameOf(known)
  // Of gmail.ru the name is right and the ending is not.
  if (hasItsName && /\.(ru|com)$/.test(domain)) return true
  if (nameOf(known).length < SHORT_NAME && !hasItsName) return false
  return slips(domain, known) <= (known.length >= LONG_DOMAIN ? 2 : 1)
}

/** A right name counts for more than a close ending. */
const distance = (domain: string, known: string): number =>
  nameOf(domain) === nameOf(known) ? 0 : slips(domain, known)

/** An address at the well-known domain that was probably meant, such as ivan@gmail.com for ivan@gmial.com; null where nothing looks mistyped. */
export function meantEmail(typed: string): string | null {
  const text = typed.trim()
  const at = text.lastIndexOf('@')
  const domain = text.slice(at + 1).toLowerCase()
  if (at < 1 || WELL_KNOWN.includes(domain) || OTHERS.includes(domain)) return null
  const [known] = WELL_KNOWN.filter((each) => isSlipOf(domain, each)).sort(
    (one, other) => distance(domain, one) - distance(domain, other),
  )
  const meant = `${text.slice(0, at)}@${known}`
  return known !== undefined && isValidEmail(meant) ? meant : null
}
