import type { Effects } from '../effects'

/** Where this browser keeps the id of a visitor whom the shop does not know. */
export const VISITOR_KEY = 'prilavok.visitor'

/** The cookie with the id of a visitor whom the shop knows. Source: ANALYTICS-13. */
export const CUSTOMER_COOKIE = 'sn-customerid'

/** The id that a visitor is told apart by: the shop's own of a known one, else one of this browser, made with the first call. */
export function visitorIdOf({ cookies, storage, random }: Pick<Effects, 'cookies' | 'storage' | 'random'>): string {
  const known = cookies.read(CUSTOMER_COOKIE)
  if (known !== null && known !== '') return known.slice(0, 64)
  const kept = storage.read(VISITOR_KEY)
  if (kept !== null && kept !== '') return kept
  const made = random.id()
  storage.write(VISITOR_KEY, made)
  return made
}
