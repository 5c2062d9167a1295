import type { Visit } from '@prilavok/browser'

/** Others write these cookies. Where an escape is not valid, or means what a header cannot carry, the text is taken as it stands. */
function decode(text: string): string {
  try {
    const decoded = decodeURIComponent(text)
    return /^[ -~]*$/.test(decoded) ? decoded : text
  } catch {
    return text
  }
}

const cookie = (name: string): string | null => {
  const found = document.cookie.split('; ').find((each) => each.startsWith(`${name}=`))
  return found === undefined ? null : decode(found.slice(name.length + 1))
}

/** Who visits, as far as the shop's cookies say (HTTP-07). */
export const readVisit = (): Visit => ({ customerId: cookie('sn-customerid'), roistatVisit: cookie('roistat_visit') })
