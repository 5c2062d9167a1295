import { loadProductData, MOST_PRODUCT_CARDS, type ProductData } from '@prilavok/contracts'
import { subscribeWithSelector } from 'zustand/middleware'
import { createStore } from 'zustand/vanilla'
import type { Effects } from '../effects'
import type { ReadonlyStore } from '../lib/store'
import type { Feature } from '../shop'
import type { ProductDataState } from './product-data.types'

/** Current data of the products that a page names. */
export interface ProductDataStore {
  /** What is known of them. */
  readonly state: ReadonlyStore<ProductDataState>
  /** Asks for products; all that are named in one turn are requested together, and each of them once. */
  readonly need: (ids: readonly string[]) => void
  /** Names the city of the delivery; every product that was needed so far is requested again. */
  readonly deliverTo: (cityId: string | null) => void
}

/** Ids of the contract; anything else on a page is none. */
const ID = /^[\w-]{1,64}$/

const inBatches = (ids: readonly string[]): readonly (readonly string[])[] =>
  Array.from({ length: Math.ceil(ids.length / MOST_PRODUCT_CARDS) }, (_, at) =>
    ids.slice(at * MOST_PRODUCT_CARDS, (at + 1) * MOST_PRODUCT_CARDS),
  )

/** Current data of the products that a page names, with as few requests as there can be. */
export function createProductData({ http, clock }: Pick<Effects, 'http' | 'clock'>): ProductDataStore {
  const state = createStore(
    subscribeWithSelector<ProductDataState>(() => ({ status: 'idle', products: new Map<string, ProductData>() })),
  )
  const needed = new Set<string>()
  let waiting = new Set<string>()
  let city: string | null = null
  let running = 0

  const request = async (ids: readonly string[]) => {
    const forCity = city
    running += 1
    const response = await http(loadProductData, { query: { ids: ids.join(','), cityId: forCity ?? '' } })
    running -= 1
    if (!response.ok) {
      // What is needed again may be requested again.
      for (const id of ids) needed.delete(id)
      return state.setState({ status: 'failed' })
    }
    if (forCity !== city) return
    state.setState(({ products }) => ({
      status: running === 0 ? 'ready' : 'loading',
      products: new Map([...products, ...response.value.map((product) => [product.id, product] as const)]),
    }))
  }
  const send = () => {
    const ids = [...waiting]
    waiting = new Set()
    state.setState({ status: 'loading' })
    for (const batch of inBatches(ids)) void request(batch)
  }
  const enqueue = (ids: Iterable<string>) => {
    const before = waiting.size
    for (const id of ids) waiting.add(id)
    if (before === 0 && waiting.size > 0) clock.after(0, send)
  }

  return {
    state,
    need(ids) {
      const fresh = ids.filter((id) => ID.test(id) && !needed.has(id))
      for (const id of fresh) needed.add(id)
      enqueue(fresh)
    },
    deliverTo(cityId) {
      if (cityId === city) return
      city = cityId
      enqueue(needed)
    },
  }
}

/** The product data of a shop: `shop.use(productDataFeature)`. */
export const productDataFeature: Feature<ProductDataStore> = {
  name: 'product-data',
  create: ({ effects }) => createProductData(effects),
}
