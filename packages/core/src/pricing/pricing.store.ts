import { calculateCart, calculateCartByOrderId, calculateSplitPayment, type CalculatedCart } from '@prilavok/contracts'
import { subscribeWithSelector } from 'zustand/middleware'
import { createStore } from 'zustand/vanilla'
import type { Effects, HttpFailure } from '../effects'
import { withDraftKey } from '../lib/draft-key'
import { createLatest } from '../lib/latest'
import type { Result } from '../lib/result'
import type { ReadonlyStore } from '../lib/store'
import type { Feature } from '../shop'
import type { LineRef, PricingContext, PricingState } from './pricing.types'

/** What the products cost: the server counts, we ask. */
export interface Pricing {
  /** The last calculation, and whether one is being requested. */
  readonly state: ReadonlyStore<PricingState>
  /** Requests the prices of exactly these products; only the latest request counts (SAFE-11). */
  readonly calculate: (lines: readonly LineRef[], context?: Partial<PricingContext>) => Promise<void>
  /** Requests the prices of an order draft. Source: PRICE-05. */
  readonly calculateOrder: (orderId: string) => Promise<void>
  /** What one piece of a product costs in split payment; null when the server does not return it. Source: PRICE-06, PRICE-07. */
  readonly splitPayment: (id: string) => Promise<CalculatedCart | null>
  /** Responses that are still on their way no longer count. */
  readonly forget: () => void
}

const initial: PricingState = { status: 'idle', calculation: null }

/** Prices of the cart; no request is sent until `calculate`. */
export function createPricing({ http }: Pick<Effects, 'http'>): Pricing {
  const state = createStore(subscribeWithSelector(() => initial))
  const latest = createLatest()
  const begin = () => state.setState({ status: 'loading' })
  const arrived = (response: Result<CalculatedCart, HttpFailure>) =>
    // A failed calculation changes nothing and says nothing (PRICE-10).
    state.setState(
      (present) => (response.ok ? { status: 'ready', calculation: response.value } : { ...present, status: 'failed' }),
      true,
    )

  return {
    state,
    calculate(lines, { orderId = null, phone = null, email = null, promoCode = null } = {}) {
      begin()
      const body = { goods: lines.map(({ id, quantity }) => ({ id, quantity })), phone, email, promoCode }
      return latest(
        (signal) => http(calculateCart, { query: { orderInProcessId: orderId ?? undefined }, body }, { signal }),
        arrived,
      )
    },
    calculateOrder(orderId) {
      begin()
      return latest((signal) => http(calculateCartByOrderId, { body: { orderId } }, { signal }), arrived)
    },
    async splitPayment(id) {
      const response = await http(calculateSplitPayment, { body: { goods: [{ id, quantity: 1 }] } })
      return response.ok ? response.value : null
    },
    forget() {
      latest.forget()
      state.setState(initial, true)
    },
  }
}

/** The prices of a shop: `shop.use(pricingFeature)`. */
export const pricingFeature: Feature<Pricing> = {
  name: 'pricing',
  create: ({ effects }) => createPricing(withDraftKey(effects)),
}
