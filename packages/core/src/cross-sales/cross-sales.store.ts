import { loadCrossSales, type OfferedGroup } from '@prilavok/contracts'
import { subscribeWithSelector } from 'zustand/middleware'
import { createStore } from 'zustand/vanilla'
import type { Effects } from '../effects'
import { createDebounce } from '../lib/debounce'
import { createLatest } from '../lib/latest'
import type { ReadonlyStore } from '../lib/store'
import type { Feature } from '../shop'

/** The cart page asks when the products have not changed for so long. Source: CART-20. */
export const CROSS_SALES_DELAY_MS = 500

/** A server takes no more; the newest products matter most. */
const MOST_EXCEPTED = 200

/** The offers, and whether new ones are on their way. */
export interface CrossSalesState {
  /** `failed` keeps what was offered before; the block offers to try again. */
  readonly status: 'idle' | 'loading' | 'ready' | 'failed'
  /** The offered products by category. */
  readonly groups: readonly OfferedGroup[]
}

/** Products of all groups together. Source: CART-17. */
export const countOffered = (groups: readonly OfferedGroup[]): number =>
  groups.reduce((sum, { products: lines }) => sum + lines.length, 0)

/** Products that suit what is in the cart or the product that is looked at. */
export interface CrossSales {
  /** The offers, and whether they are being requested. */
  readonly state: ReadonlyStore<CrossSalesState>
  /** Sends the request at once. Source: CART-18. */
  readonly load: (productId: string | null, exceptProductIds: readonly string[]) => Promise<void>
  /** Requests offers for a cart once its products have settled: the last product leads, none of them is offered (CART-21). */
  readonly follow: (productIds: readonly string[]) => void
  /** Repeats the request after a failure. */
  readonly retry: () => void
}

/** Offers of products that go with the cart. */
export function createCrossSales({ http, clock }: Pick<Effects, 'http' | 'clock'>): CrossSales {
  const state = createStore(subscribeWithSelector<CrossSalesState>(() => ({ status: 'idle', groups: [] })))
  const latest = createLatest()
  let followed: readonly string[] = []

  const load = (productId: string | null, exceptProductIds: readonly string[]) => {
    state.setState({ status: 'loading' })
    return latest(
      (signal) =>
        http(
          loadCrossSales,
          { body: { productId, exceptProductIds: exceptProductIds.slice(-MOST_EXCEPTED) } },
          { signal },
        ),
      (response) => state.setState(response.ok ? { status: 'ready', groups: response.value } : { status: 'failed' }),
    )
  }
  const request = () => void load(followed.at(-1) ?? null, followed)
  const settled = createDebounce(clock, CROSS_SALES_DELAY_MS, request)

  return {
    state,
    load,
    follow(productIds) {
      followed = productIds
      if (productIds.length > 0) return settled()
      settled.cancel()
      latest.forget()
      state.setState({ status: 'idle', groups: [] })
    },
    retry: request,
  }
}

/** The offers of a shop: `shop.use(crossSalesFeature)`. */
export const crossSalesFeature: Feature<CrossSales> = {
  name: 'cross-sales',
  create: ({ effects }) => createCrossSales(effects),
}
