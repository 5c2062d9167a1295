import { loadCrossSales, loadProductRelations, type OfferedGroup } from '@prilavok/contracts'
import { subscribeWithSelector } from 'zustand/middleware'
import { createStore } from 'zustand/vanilla'
import type { Http, HttpFailure, HttpOptions } from '../effects'
import { createLatest } from '../lib/latest'
import type { Result } from '../lib/result'
import type { ReadonlyStore } from '../lib/store'
import type { Feature } from '../shop'
import type { CrossSalesState } from './cross-sales.store'

/** Products offered on the page of another one. */
export interface ProductOffers {
  /** The offers, and whether they are being requested. */
  readonly state: ReadonlyStore<CrossSalesState>
  /** Sends the request, once for each product; a failed one is sent again. Source: PRODUCT-27. */
  readonly load: (productId: string) => Promise<void>
}

type Request = (productId: string, options: HttpOptions) => Promise<Result<readonly OfferedGroup[], HttpFailure>>

function createProductOffers(request: Request): ProductOffers {
  const state = createStore(subscribeWithSelector<CrossSalesState>(() => ({ status: 'idle', groups: [] })))
  const latest = createLatest()
  let loadedFor: string | null = null
  return {
    state,
    async load(productId) {
      if (productId === loadedFor && state.getState().status !== 'failed') return
      loadedFor = productId
      state.setState({ status: 'loading', groups: [] })
      await latest(
        (signal) => request(productId, { signal }),
        (response) =>
          state.setState(response.ok ? { status: 'ready', groups: response.value } : { status: 'failed', groups: [] }),
      )
    },
  }
}

const crossSales =
  (http: Http): Request =>
  (productId, options) =>
    http(loadCrossSales, { body: { productId, exceptProductIds: [productId] } }, options)

const relations =
  (http: Http): Request =>
  (productId, options) =>
    http(loadProductRelations, { query: { productId } }, options)

/** What is bought together with the product of a page. Source: PRODUCT-27, PRODUCT-28. */
export const productCrossSalesFeature: Feature<ProductOffers> = {
  name: 'product-cross-sales',
  create: ({ effects }) => createProductOffers(crossSales(effects.http)),
}

/** What is related to the product of a page. Source: PRODUCT-30. */
export const productRelationsFeature: Feature<ProductOffers> = {
  name: 'product-relations',
  create: ({ effects }) => createProductOffers(relations(effects.http)),
}
