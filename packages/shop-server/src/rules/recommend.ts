import { distanceKm, type Place } from './geo'

/** A carrier's offer as far as the recommendation looks at it. */
export interface Offer {
  readonly costKopecks: number | null
  readonly daysTo: number
  readonly payOnDelivery: boolean
}

/** A choice of the shop with its reason. */
interface Recommendation<T> {
  readonly choice: T
  readonly reason: 'cheapest-with-pay-on-delivery' | 'cheapest' | 'nearest-with-best-payment'
}

/**
 * The recommended carrier: the cheapest of those that take pay on delivery, of equals the faster one; when none takes it,
 * the cheapest. Null when no cost is known.
 */
export function recommendedCarrier<T extends Offer>(offers: readonly T[]): Recommendation<T> | null {
  const known = offers.flatMap((offer) => (offer.costKopecks === null ? [] : [{ offer, cost: offer.costKopecks }]))
  const paying = known.filter(({ offer }) => offer.payOnDelivery)
  const [best] = [...(paying.length ? paying : known)].sort(
    (a, b) => a.cost - b.cost || a.offer.daysTo - b.offer.daysTo,
  )
  if (best === undefined) return null
  return { choice: best.offer, reason: paying.length ? 'cheapest-with-pay-on-delivery' : 'cheapest' }
}

/** A pickup point as far as the recommendation looks at it. */
interface PointOffer extends Place {
  readonly isSecondary: boolean
  readonly payment: string
}

const paymentRank = (payment: string) => ({ CashAndCard: 0, CashAndMaybeCard: 1 })[payment] ?? 2

/** The recommended point: of the non-secondary ones with the best payment, the nearest to the buyer or the city's centre. */
export function recommendedPoint<T extends PointOffer>(points: readonly T[], near: Place): Recommendation<T> | null {
  let best: { readonly point: T; readonly rank: number; readonly distance: number } | null = null
  for (const point of points) {
    if (point.isSecondary) continue
    const rank = paymentRank(point.payment)
    if (best !== null && rank > best.rank) continue
    const distance = distanceKm(near, point)
    if (best === null || rank < best.rank || distance < best.distance) best = { point, rank, distance }
  }
  return best && { choice: best.point, reason: 'nearest-with-best-payment' }
}
