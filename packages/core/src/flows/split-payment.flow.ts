import { subscribeWithSelector } from 'zustand/middleware'
import { createStore } from 'zustand/vanilla'
import { splitEvenly, type Kopecks } from '../money'
import { pricingFeature, SPLIT_PARTS } from '../pricing'
import type { ReadonlyStore } from '../lib/store'
import type { Feature } from '../shop'
import { productFlow } from './product.flow'

/** The payments that the page's product is split into. */
export interface SplitPaymentState {
  /** What each payment takes, in kopecks; null while the server has calculated nothing to pay. */
  readonly parts: readonly Kopecks[] | null
}

/** The page's product in split payment. */
export interface SplitPaymentFlow {
  /** What is known of the payments. */
  readonly state: ReadonlyStore<SplitPaymentState>
  /** Requests the price of the page's product in split payment, and anew once the page is about another one. */
  readonly start: () => void
}

/** Combines the product of the page and the prices of the server. Source: PRICE-07. */
export const splitPaymentFlow: Feature<SplitPaymentFlow> = {
  name: 'split-payment-flow',
  create(shop) {
    const state = createStore(subscribeWithSelector((): SplitPaymentState => ({ parts: null })))
    const { product, start } = shop.use(productFlow)
    let asked: string | null = null
    const load = async () => {
      const id = product.state.getState().product?.id ?? null
      if (id === asked) return
      asked = id
      state.setState({ parts: null })
      const calculated = id === null ? null : await shop.use(pricingFeature).splitPayment(id)
      // The page is about another product by now.
      if (id !== asked) return
      const total = calculated?.total ?? 0
      state.setState({ parts: total > 0 ? splitEvenly(total, SPLIT_PARTS) : null })
    }
    let isStarted = false
    return {
      state,
      start() {
        if (isStarted) return
        isStarted = true
        start()
        product.state.subscribe(
          ({ product: shown }) => shown?.id,
          () => void load(),
        )
        void load()
      },
    }
  },
}
