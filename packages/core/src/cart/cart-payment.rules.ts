import { isPriceKnown } from './cart.lines'
import type { CartState, PricedLine } from './cart.types'

/** What the cart says about paying; the sum in kopecks, the first product that has to be paid in advance by its name. */
export type CartPaymentNote =
  | { readonly kind: 'prepaidProduct'; readonly name: string }
  | { readonly kind: 'prepaidBelow'; readonly sum: number }
  | { readonly kind: 'onDelivery' }

/** A cart whose lines are as shown. */
type PricedCart = Pick<CartState, 'total' | 'calculated'> & { readonly lines: readonly PricedLine[] }

/** Cities of these kinds take the money at the door. Source: CART-22. */
const PAYS_ON_DELIVERY: ReadonlySet<string> = new Set(['PaymentOnDelivery', 'PaymentOnDeliveryForSmallProducts'])

/**
 * Whether a cart can be paid for on delivery, in the order in which the server refuses it at the checkout; null where there is nothing to
 * say: of an empty cart, or of prices that only the server knows. `below` is the shop's threshold where the server names none. Source:
 * CART-22 to CART-24.
 */
export function cartPaymentNote(
  { lines, total, calculated }: PricedCart,
  { below, cityPayment }: { readonly below: number; readonly cityPayment: string | null },
): CartPaymentNote | null {
  if (lines.length === 0 || !lines.every(isPriceKnown)) return null
  const prepaid = calculated?.prepaymentOnly?.find(({ id }) => lines.some((line) => line.id === id))
  if (prepaid !== undefined) return { kind: 'prepaidProduct', name: prepaid.name }
  const sum = calculated?.payOnDeliveryFrom ?? below
  if (total < sum) return { kind: 'prepaidBelow', sum }
  return cityPayment !== null && PAYS_ON_DELIVERY.has(cityPayment) ? { kind: 'onDelivery' } : null
}
