import { endpoint, type Endpoint } from './endpoint'
import type * as wire from './product.wire'
import type { Output } from './wire'

export type * from './product.types'

/** Whether there is an offer of another shop to show. Source: PRODUCT-35. */
export type CompetitorOffersStatus = Output<typeof wire.competitorOffersStatus>
/** One characteristic of a product. */
export type ProductSpecView = Output<typeof wire.productSpecView>
/** One advantage of a product. */
export type ProductFeatureView = Output<typeof wire.productFeatureView>
/** What a file is kept for. */
export type FileType = Output<typeof wire.fileType>
/** A file of the shop. */
export type FileRef = Output<typeof wire.fileRef>
/** A product page as data. */
export type ProductView = Output<typeof wire.productView>

/** A product with everything that its page shows. */
export const loadProduct: Endpoint<typeof wire.loadProductWire> = endpoint({
  name: 'loadProduct',
  method: 'GET',
  path: '/api/product/{id}',
  wire: () => import('./product.wire').then((module) => module.loadProductWire),
})

/** What is related to a product, in the shape of the cross-sales. Source: PRODUCT-30. */
export const loadProductRelations: Endpoint<typeof wire.loadProductRelationsWire> = endpoint({
  name: 'loadProductRelations',
  method: 'GET',
  path: '/api/productRelations',
  wire: () => import('./product.wire').then((module) => module.loadProductRelationsWire),
})

/** What other shops ask for a product where no city is known. Source: PRODUCT-33. */
export const loadCompetitorPrices: Endpoint<typeof wire.loadCompetitorPricesWire> = endpoint({
  name: 'loadCompetitorPrices',
  method: 'GET',
  path: '/api/productCompetitorPrices/{productId}',
  wire: () => import('./product.wire').then((module) => module.loadCompetitorPricesWire),
})

/** What other shops ask for a product in a city. Source: PRODUCT-33. */
export const loadCityCompetitorPrices: Endpoint<typeof wire.loadCityCompetitorPricesWire> = endpoint({
  name: 'loadCityCompetitorPrices',
  method: 'GET',
  path: '/api/productCompetitorPrices/{productId}/{cityId}',
  wire: () => import('./product.wire').then((module) => module.loadCityCompetitorPricesWire),
})
