import { subscribeWithSelector } from 'zustand/middleware'
import { createStore } from 'zustand/vanilla'
import type { Effects } from '../effects'
import type { ReadonlyStore } from '../lib/store'
import type { Feature } from '../shop'
import { plainCode, PROMO_KEY } from './plain-code'

/** The promo code that the buyer has typed; the calculation of the cart says what became of it. */
export interface PromoCodeState {
  /** As the server compares it; null where nothing was typed. */
  readonly code: string | null
}

/** The buyer's promo code, in this browser. */
export interface PromoCode {
  /** What was typed. */
  readonly state: ReadonlyStore<PromoCodeState>
  /** Keeps a code for the cart and the order; null removes it. */
  readonly set: (code: string | null) => void
  /** Reads what the browser keeps by now. */
  readonly refresh: () => void
}

/** Takes up the code that this browser has kept, and follows other tabs. */
export function createPromoCode({ storage, tabs, page }: Pick<Effects, 'storage' | 'tabs' | 'page'>): PromoCode {
  const read = () => ({ code: plainCode(storage.read(PROMO_KEY)) })
  // What is stored comes as a change: the first state is the one that a server renders as well.
  const state = createStore(subscribeWithSelector<PromoCodeState>(() => ({ code: null })))
  const refresh = () => state.setState(read())
  refresh()
  tabs.onStored(PROMO_KEY, refresh)
  page.onRestore(refresh)
  return {
    state,
    refresh,
    set(code) {
      const plain = plainCode(code)
      if (plain === null) storage.remove(PROMO_KEY)
      else storage.write(PROMO_KEY, plain)
      state.setState({ code: plain })
    },
  }
}

/** The promo code of a shop: `shop.use(promoCodeFeature)`. */
export const promoCodeFeature: Feature<PromoCode> = {
  name: 'promo-code',
  create: ({ effects }) => createPromoCode(effects),
}
