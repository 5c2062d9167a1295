import { pricedLines } from '../cart'
import type { PriceChange, QuoteChange, ShownSums } from '../checkout'
import type { Effects } from '../effects'
import type { CheckoutFeatures } from './checkout-features'
import { orderSums } from './order-sums'

/** A quote that is younger is not asked for again when the buyer returns to the tab. */
const RETURN_MS = 60_000
/** Nor before the order is placed, where one is as good as seen. */
const SUBMIT_MS = 15_000

/** Asks what the order costs now; `isRefused` where the server has just refused the sum that was shown, so that no quote is young enough. */
export type Requote = (isRefused?: boolean) => Promise<PriceChange | null>

/** The change of two sums; null where none of their parts is another one. */
export function quoteChangeOf(before: ShownSums, after: ShownSums): QuoteChange | null {
  const isSame =
    before.products === after.products && before.delivery === after.delivery && before.total === after.total
  return isSame ? null : { before, after }
}

/**
 * Asks again for prices and delivery costs, silently: when the buyer returns to the tab, before the order is placed, and when the server has
 * refused the sum that was shown, which the returned function is for. The form says what has changed where the sums stand; the function
 * resolves with the totals where they have changed since they were shown without an act of the buyer, else with null.
 */
export function createRequote(
  { cart, checkout, delivery, payment }: CheckoutFeatures,
  refreshCosts: () => Promise<void>,
  { clock, page }: Pick<Effects, 'clock' | 'page'>,
): Requote {
  let askedAt = clock.now()
  const sums = (): ShownSums => {
    const state = cart.cart.state.getState()
    const {
      products,
      delivery: cost,
      total,
      discountedTotal,
    } = orderSums({
      cart: { calculated: state.calculated, lines: pricedLines(state) },
      delivery: delivery.state.getState(),
      payment: payment.state.getState().choice,
    })
    return { products, delivery: cost, total: discountedTotal ?? total }
  }
  /** What the buyer has chosen: another choice has another price, which is no change by itself. */
  const chosen = () => {
    const { cityId, method, carrier, pickupPointId } = delivery.state.getState()
    const lines = cart.cart.state.getState().lines.map(({ id, quantity }) => [id, quantity])
    return JSON.stringify([lines, cityId, method, carrier, pickupPointId, payment.state.getState().choice])
  }
  const askAfter = async (ms: number) => {
    if (clock.now() - askedAt < ms) return null
    askedAt = clock.now()
    const [before, ofBuyer] = [sums(), chosen()]
    await Promise.all([cart.refresh(), refreshCosts()])
    const change = chosen() === ofBuyer ? quoteChangeOf(before, sums()) : null
    if (change !== null) checkout.tellChange(change)
    return change
  }
  page.onVisible(() => {
    const { screen, submission } = checkout.state.getState()
    if (screen === 'form' && submission === 'idle') void askAfter(RETURN_MS)
  })
  return async (isRefused = false) => {
    const change = await askAfter(isRefused ? 0 : SUBMIT_MS)
    return change && { before: change.before.total, after: change.after.total }
  }
}
