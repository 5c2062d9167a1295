import type * as wire from './cart.wire'
import { endpoint, type Endpoint } from './endpoint'
import type { Output } from './wire'

export type * from './cart.types'

/** The server's word about one product of a cart. */
export type CalculatedItem = Output<typeof wire.calculatedItem>
/** A calculated cart in roubles. Source: PRICE-01. */
export type CartCalculation = Output<typeof wire.cartCalculation>
/** What became of a promo code. */
export type CartPromo = Output<typeof wire.cartPromo>
/** Why a promo code is not granted. */
export type PromoReason = Output<typeof wire.promoReason>
/** A product to be counted. Source: CART-05. */
export type CartGoodRef = Output<typeof wire.cartGoodRef>
/** The body of a calculation. Source: PRICE-04. */
export type CartCalculateRequest = Output<typeof wire.cartCalculateRequest>
/** The body of a calculation by order id. Source: PRICE-05. */
export type CartByOrder = Output<typeof wire.cartByOrder>

/** What the products of a cart cost now; with the id of an order draft its delivery and payment count too. Source: PRICE-03. */
export const calculateCart: Endpoint<typeof wire.calculateCartWire> = endpoint({
  name: 'calculateCart',
  method: 'POST',
  path: '/api/cart/calculate',
  ofDraft: true,
  wire: () => import('./cart.wire').then((module) => module.calculateCartWire),
})

/** What the products of an order draft cost now. Source: PRICE-05. */
export const calculateCartByOrderId: Endpoint<typeof wire.calculateCartByOrderIdWire> = endpoint({
  name: 'calculateCartByOrderId',
  method: 'POST',
  path: '/api/cart/calculateByOrderId',
  ofDraft: true,
  wire: () => import('./cart.wire').then((module) => module.calculateCartByOrderIdWire),
})

/** What one piece of a product costs in split payment; the total of the answer is split into parts. Source: PRICE-06, PRICE-07. */
export const calculateSplitPayment: Endpoint<typeof wire.calculateSplitPaymentWire> = endpoint({
  name: 'calculateSplitPayment',
  method: 'POST',
  path: '/api/cart/dolyame/calculate',
  wire: () => import('./cart.wire').then((module) => module.calculateSplitPaymentWire),
})
