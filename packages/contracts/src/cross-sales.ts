import type * as wire from './cross-sales.wire'
import { endpoint, type Endpoint } from './endpoint'
import type { Output } from './wire'

export type * from './cross-sales.types'

/** A product offered beside another one. Source: CART-19. */
export type CrossSalesProduct = Output<typeof wire.crossSalesProduct>
/** Offered products of one category. Source: CART-19. */
export type CrossSalesCategory = Output<typeof wire.crossSalesCategory>
/** All that is offered beside a product or a cart. Source: CART-19. */
export type CrossSales = Output<typeof wire.crossSales>
/** The body of the cross-sales call. Source: CART-18. */
export type CrossSalesRequest = Output<typeof wire.crossSalesRequest>

/** What to offer beside a product or beside the cart, one call for both pages. Source: CART-18. */
export const loadCrossSales: Endpoint<typeof wire.loadCrossSalesWire> = endpoint({
  name: 'loadCrossSales',
  method: 'POST',
  path: '/api/buy-together',
  wire: () => import('./cross-sales.wire').then((module) => module.loadCrossSalesWire),
})
