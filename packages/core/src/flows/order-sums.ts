import { sumOfLines, type PricedLine, type CartState } from '../cart'
import { chosenQuote, deliveryCost, type DeliveryState } from '../delivery'
import { discountedAmount } from '../pricing'

/** What the order costs, in kopecks. */
export interface OrderSums {
  /** The products at their full prices; what is sold no more costs nothing. */
  readonly products: number
  /** Null while no carrier is chosen, or its price is not known. Source: DELIV-21. */
  readonly delivery: number | null
  /** The shop bears the delivery. */
  readonly deliveryIsFree: boolean
  /** How much less the products cost with the chosen payment; 0 when nothing is taken off. */
  readonly discount: number
  /** Why, in the server's words. */
  readonly reasons: readonly string[]
  /** Products and delivery, before the discount. */
  readonly total: number
  /** Null when there is no discount. Source: CHK-30. */
  readonly discountedTotal: number | null
}

interface Given {
  readonly cart: Pick<CartState, 'calculated'> & { readonly lines: readonly PricedLine[] }
  readonly delivery: DeliveryState
  /** The chosen payment method. */
  readonly payment: string | null
}

/**
 * The sums of the summary. An amount that the server reckoned for another quantity than the present one is not used:
 * it would show a discount that nobody gives.
 */
export function orderSums({ cart: { lines, calculated }, delivery, payment }: Given): OrderSums {
  const products = sumOfLines(lines)
  const known = delivery.quotes?.discounts[delivery.method] ?? null
  const discount = known !== null && known.orderAmount === products ? known : null
  const calculation = calculated !== null && calculated.total === products ? calculated : null
  const byPayment = payment === null ? null : discountedAmount(payment, { discount, calculation })
  const discounted = byPayment ?? calculation?.discountedTotal ?? calculation?.payOnDeliveryDiscountedCost ?? products
  const cost = deliveryCost(delivery)
  const total = products + (cost ?? 0)
  const off = Math.max(0, products - discounted)
  return {
    products,
    delivery: cost,
    deliveryIsFree: chosenQuote(delivery)?.free === true,
    discount: off,
    // The server gives the reasons of paying at once; they hold for another method only where it costs the same.
    reasons: off > 0 && discount?.payImmediately === discounted ? discount.reasons : [],
    total,
    discountedTotal: off > 0 ? total - off : null,
  }
}
