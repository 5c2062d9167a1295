import type { Kopecks } from '@prilavok/contracts'
import { HttpProblem } from '../http/problem'
import { kopecksOfDecimal } from '../woo/money'
import type { WooOrder } from '../woo/order.wire'

/** What an order costs. */
export interface OrderSums {
  /** The products before discounts. */
  readonly products: Kopecks
  readonly discount: Kopecks
  readonly delivery: Kopecks
  readonly total: Kopecks
  readonly paid: Kopecks
  readonly due: Kopecks
}

/** The sums of an order of WooCommerce, taxes included. */
export function sumsOf(order: WooOrder): OrderSums {
  if (order.currency !== 'RUB')
    throw new HttpProblem('provider-failed', { detail: 'The currency of this WooCommerce is not RUB.' })
  const lines = order.line_items.map((line) => kopecksOfDecimal(line.subtotal) + kopecksOfDecimal(line.subtotal_tax))
  const total = kopecksOfDecimal(order.total)
  const paid = order.date_paid_gmt === null ? 0 : total
  return {
    products: lines.reduce((sum, line) => sum + line, 0),
    discount: kopecksOfDecimal(order.discount_total) + kopecksOfDecimal(order.discount_tax),
    delivery: kopecksOfDecimal(order.shipping_total) + kopecksOfDecimal(order.shipping_tax),
    total,
    paid,
    due: total - paid,
  }
}

/** A moment of WooCommerce, which writes UTC without saying so. */
export const momentOf = (gmt: string | null): string | null => (gmt === null || gmt === '' ? null : `${gmt}Z`)
