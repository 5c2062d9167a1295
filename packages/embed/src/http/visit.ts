import { readCookie, type Visit } from '@prilavok/browser'

const HEADER_TEXT = /^[ -~]*$/

/** Others write these cookies. Where an escape is not valid, or stands for what a header cannot carry, the text is sent as it is. */
function headerText(name: string): string | null {
  const cookie = readCookie(name)
  if (cookie === null) return null
  const { raw, decoded } = cookie
  return decoded !== null && HEADER_TEXT.test(decoded) ? decoded : raw
}

/** The visit, as far as the shop's cookies name it (HTTP-07). */
export const readVisit = (): Visit => ({
  customerId: headerText('sn-customerid'),
  roistatVisit: headerText('roistat_visit'),
})
