import type { CalculatedCart } from '@prilavok/contracts'
import { subscribeWithSelector } from 'zustand/middleware'
import { createStore } from 'zustand/vanilla'
import type { Effects } from '../effects'
import type { ReadonlyStore } from '../lib/store'
import type { Feature } from '../shop'
import { emptyCart, linesChanged, calculationArrived, quantityOf } from './cart.rules'
import { CART_KEY, salvage } from './cart.storage'
import { createCartSync } from './cart.sync'
import { checkPrice } from './check-price'
import type { CartChange, CartLine, CartState, NewLine, SoldInPacks } from './cart.types'

/** Bundlers replace this. */
declare const process: { readonly env: { readonly NODE_ENV?: string } }

/** The buyer's cart; every action keeps it in this browser and notifies the other tabs. */
export interface Cart {
  /** The lines with their prices, and the total. */
  readonly state: ReadonlyStore<CartState>
  /**
   * A new line with quantity 1, or one piece more of a product that is there; false where the cart is full. Of what is sold in packs the
   * fewest pieces, then one pack more. Source: CART-06, CART-07.
   */
  readonly add: (product: NewLine, quantity?: number) => boolean
  /** One piece more, or one pack, up to 9999. */
  readonly increment: (id: string) => void
  /** One piece less, or one pack, never below the fewest. Source: CART-09. */
  readonly decrement: (id: string) => void
  /** Sets the pieces of a line, clamped to 1 to 9999 and rounded up to whole packs; a product that is not in the cart stays out. */
  readonly setQuantity: (id: string, quantity: number) => void
  /** Removes the line and returns the function that puts it back. */
  readonly remove: (id: string) => () => void
  /** Replaces every line; lines that cannot be read are dropped. */
  readonly replaceAll: (products: readonly CartLine[]) => void
  /** Removes every line. */
  readonly clear: () => void
  /** Is notified of what was done in this tab, with the lines after and before it; what other tabs do only changes the state. */
  readonly onOwnChange: (changed: OwnChange) => () => void
  /** The server has calculated the cart. */
  readonly takeCalculation: (calculated: CalculatedCart) => void
  /** The server sells products of the cart in these packs: their quantities are corrected, and the lines keep what was wanted. */
  readonly takePacks: (items: readonly SoldInPacks[]) => void
}

type OwnChange = (lines: readonly CartLine[], former: readonly CartLine[]) => void

/** Takes up the cart that this browser has kept. */
export function createCart(effects: Pick<Effects, 'storage' | 'tabs' | 'page' | 'random' | 'clock' | 'report'>): Cart {
  const sync = createCartSync(effects)
  // What is stored comes as a change: the first state is the one that a server renders as well.
  const state = createStore(subscribeWithSelector<CartState>(() => emptyCart))
  const show = (products: readonly CartLine[]) => state.setState((present) => linesChanged(present, products), true)
  const listeners = new Set<OwnChange>()
  const change = (next: CartChange) => {
    const former = state.getState().lines
    show(sync.apply(next).lines)
    for (const listener of listeners) listener(state.getState().lines, former)
  }

  show(sync.load().lines)
  const refresh = () => show(sync.merge().lines)
  effects.tabs.onStored(CART_KEY, refresh)
  // A page from the back-forward cache has heard nothing of what was done meanwhile.
  effects.page.onRestore(refresh)

  return {
    state,
    add(product, quantity) {
      if (process.env.NODE_ENV !== 'production') checkPrice(product, effects.report)
      change({ kind: 'add', line: product, quantity })
      return quantityOf(state.getState(), product.id) > 0
    },
    increment: (id) => change({ kind: 'shift', id, by: 1 }),
    decrement: (id) => change({ kind: 'shift', id, by: -1 }),
    setQuantity: (id, quantity) => change({ kind: 'set', id, quantity }),
    remove(id) {
      const line = state.getState().lines.find((product) => product.id === id)
      change({ kind: 'remove', id })
      return () => {
        if (line !== undefined) change({ kind: 'add', line, quantity: line.quantity })
      }
    },
    replaceAll: (products) => change({ kind: 'replace', lines: salvage(products) }),
    clear: () => change({ kind: 'replace', lines: [] }),
    onOwnChange(changed) {
      listeners.add(changed)
      return () => void listeners.delete(changed)
    },
    takeCalculation: (calculated) => state.setState((present) => calculationArrived(present, calculated), true),
    takePacks: (items) => change({ kind: 'packs', items }),
  }
}

/** The cart of a shop: `shop.use(cartFeature)`. */
export const cartFeature: Feature<Cart> = {
  name: 'cart',
  create: ({ effects }) => createCart(effects),
}
