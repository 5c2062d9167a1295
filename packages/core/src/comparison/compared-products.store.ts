import { loadProduct, type ProductDetails } from '@prilavok/contracts'
import { subscribeWithSelector } from 'zustand/middleware'
import { createStore } from 'zustand/vanilla'
import type { Effects } from '../effects'
import type { ReadonlyStore } from '../lib/store'
import type { Feature } from '../shop'

/** What is known of a compared product; `missing`: the shop has it no more. */
export type ComparedProduct = ProductDetails | 'loading' | 'failed' | 'missing'

/** What is known of the compared products. */
export interface ComparedProductsState {
  /** By id; one that nobody needed yet is not there. */
  readonly products: ReadonlyMap<string, ComparedProduct>
}

/** The compared products with their characteristics. */
export interface ComparedProducts {
  /** What is known of them. */
  readonly state: ReadonlyStore<ComparedProductsState>
  /** Requests products, each of them once; one that failed is requested again. */
  readonly need: (ids: readonly string[]) => Promise<void>
}

/** Loads products with their characteristics. */
export function createComparedProducts({ http }: Pick<Effects, 'http'>): ComparedProducts {
  const state = createStore(subscribeWithSelector<ComparedProductsState>(() => ({ products: new Map() })))
  const know = (known: readonly (readonly [string, ComparedProduct])[]) =>
    state.setState(({ products }) => ({ products: new Map([...products, ...known]) }))
  const load = async (id: string) => {
    const response = await http(loadProduct, { params: { id } })
    if (response.ok) return know([[id, response.value]])
    return know([[id, response.error.status === 404 ? 'missing' : 'failed']])
  }
  return {
    state,
    async need(ids) {
      const { products } = state.getState()
      const fresh = [...new Set(ids)].filter((id) => !products.has(id) || products.get(id) === 'failed')
      if (fresh.length === 0) return
      know(fresh.map((id) => [id, 'loading']))
      await Promise.all(fresh.map(load))
    },
  }
}

/** The characteristics of what is compared: `shop.use(comparedProductsFeature)`. */
export const comparedProductsFeature: Feature<ComparedProducts> = {
  name: 'compared-products',
  create: ({ effects }) => createComparedProducts(effects),
}
