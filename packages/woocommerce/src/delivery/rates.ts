import type { Kopecks } from '@prilavok/contracts'
import type { CartContents } from '../woo/cart-session'
import { kopecksOf } from '../woo/money'
import { plainText } from '../woo/plain-text'
import type { WooCart, WooRate } from '../woo/cart.wire'
import type { City } from '../city/city.types'
import { fingerprint } from '../http/hash'

/** A way for a cart to reach its buyer: a shipping rate of WooCommerce. */
export interface Rate {
  /** The carrier of the contract for this method. */
  readonly carrier: string
  readonly rateId: string
  readonly name: string
  readonly cost: Kopecks
  readonly isPickup: boolean
  /** Kind of its method, such as `flat_rate`. */
  readonly method: string
  /** Where to pick up, where the rate itself says so. */
  readonly address: string | null
}

const PICKUP: ReadonlySet<string> = new Set(['local_pickup', 'pickup_location'])
const LONGEST = 50

/** Whether the buyer comes to the shop with this shipping method. */
export const isPickupMethod = (method: string): boolean => PICKUP.has(method)

/** An id of the contract for a rate: letters, digits, `_` and `-` alone. */
export const carrierOf = (rateId: string): string =>
  rateId.length > LONGEST ? `rate-${fingerprint(rateId)}` : rateId.replace(/[^\w-]/g, '-')

function rateOf(rate: WooRate): Rate {
  const address = rate.meta_data.find(({ key }) => key === 'pickup_address')?.value
  return {
    carrier: carrierOf(rate.rate_id),
    rateId: rate.rate_id,
    name: plainText(rate.name),
    cost: kopecksOf(rate.price, rate) + kopecksOf(rate.taxes || '0', rate),
    isPickup: isPickupMethod(rate.method_id),
    method: rate.method_id,
    address: typeof address === 'string' && address !== '' ? plainText(address) : null,
  }
}

/** The rates that a cart may be sent by. With several parcels only those that all of them share, at what they cost together. */
export function ratesOf({ shipping_rates: parcels }: WooCart): readonly Rate[] {
  const [first = [], ...others] = parcels.map(({ shipping_rates: rates }) => rates.map(rateOf))
  return first.flatMap((rate) => {
    const same = others.map((rates) => rates.find(({ rateId }) => rateId === rate.rateId))
    if (same.includes(undefined)) return []
    return [{ ...rate, cost: same.reduce((sum, each) => sum + (each?.cost ?? 0), rate.cost) }]
  })
}

/** The address by which WooCommerce finds rates to a city. */
export const addressIn = (city: City): NonNullable<CartContents['address']> => ({
  first_name: '',
  last_name: '',
  company: '',
  address_1: '',
  address_2: '',
  city: city.name,
  state: city.state ?? '',
  postcode: city.postcode,
  country: city.country ?? 'RU',
  phone: '',
})
