import type { Visit } from '@prilavok/browser'

const cookie = (name: string): string | null => {
  const found = document.cookie.split('; ').find((each) => each.startsWith(`${name}=`))
  return found === undefined ? null : decodeURIComponent(found.slice(name.length + 1))
}

/** Who visits, as far as the shop's cookies say (HTTP-07). */
export const readVisit = (): Visit => ({ customerId: cookie('sn-customerid'), roistatVisit: cookie('roistat_visit') })
