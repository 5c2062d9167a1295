import { endpoint, type Endpoint } from './endpoint'
import type * as wire from './product-data.wire'
import type { Output } from './wire'

export type * from './product-data.types'

/** A product card as it is on the wire, with how it reaches the city of the request. */
export type ProductDataCard = Output<typeof wire.productDataCard>

/** The most products of one request; a server may refuse more. */
export const MOST_PRODUCT_CARDS = 100

/** Current prices, stock and delivery of many products at once, those that the shop has. */
export const loadProductData: Endpoint<typeof wire.loadProductDataWire> = endpoint({
  name: 'loadProductData',
  method: 'GET',
  path: '/api/product-cards',
  wire: () => import('./product-data.wire').then((module) => module.loadProductDataWire),
})
