import type { VisitorCity } from '@prilavok/contracts'
import { parametersOf } from '../lib/query'

/** Whether orders to a city can be paid on delivery, all of them or the small ones. Source: CITY-15. */
export const canPayOnDelivery = (paymentType: VisitorCity['paymentType']): boolean =>
  paymentType === 'PaymentOnDelivery' || paymentType === 'PaymentOnDeliveryForSmallProducts'

const bare = (path: string): string => (path.length > 1 ? path.replace(/\/$/, '') : path)

/** The address of a page as this rule compares it. */
export interface PageAddress {
  /** Without the query. */
  readonly path: string
  /** The query with its question mark; empty when there is none. */
  readonly search: string
  /** Scheme, host and port. */
  readonly origin: string
}

/**
 * The order page names the city itself, so its head does not. Where its address has a query, every parameter of it has to be
 * there; the page may have more.
 * Source: CITY-13.
 */
export function showsDeliveryHeader(page: PageAddress, orderPage: string): boolean {
  const local = orderPage.startsWith(`${page.origin}/`) ? orderPage.slice(page.origin.length) : orderPage
  const [address = ''] = local.split('#')
  const [path = '', search = ''] = address.split(/\?(.*)/s)
  if (path !== '' && bare(path) !== bare(page.path)) return true
  const present = parametersOf(page.search)
  return parametersOf(search).some(
    ([name, value]) => name !== '' && !present.some(([other, same]) => other === name && same === value),
  )
}
