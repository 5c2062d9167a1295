import { readCookie, type Visit } from '@prilavok/browser'
import { keepMarketing } from '@prilavok/core'
import type { Effects } from '@prilavok/core/effects'

const HEADER_TEXT = /^[ -~]*$/

/** Others write these cookies. An invalid escape, or one for a character that headers cannot have, is sent as it is. */
function headerText(name: string): string | null {
  const cookie = readCookie(name)
  if (cookie === null) return null
  const { raw, decoded } = cookie
  return decoded !== null && HEADER_TEXT.test(decoded) ? decoded : raw
}

/** What is known of the visit: by the shop's cookies, and by the links that have led to its pages (HTTP-07). */
export const readVisit = (effects: Pick<Effects, 'location' | 'storage'>) => (): Visit => ({
  customerId: headerText('sn-customerid'),
  roistatVisit: headerText('roistat_visit'),
  marketing: keepMarketing(effects),
})
