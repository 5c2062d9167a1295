import { endpoint, type Endpoint } from './endpoint'
import type * as wire from './lead.wire'
import type { Output } from './wire'

/** Somebody wants to be called. Source: LEAD-01. */
export type CallMeBackRequest = Output<typeof wire.callMeBackRequest>
/** Somebody orders one product without the order page. Source: LEAD-03. */
export type OneClickOrderRequest = Output<typeof wire.oneClickOrderRequest>
/** The order that a quick order has become. */
export type OneClickOrderResult = Output<typeof wire.oneClickOrderResult>
/** Somebody waits for a lower price. Source: LEAD-06. */
export type PriceReductionRequest = Output<typeof wire.priceReductionRequest>
/** Somebody waits for a product. Source: LEAD-08. */
export type StockSubscriptionRequest = Output<typeof wire.stockSubscriptionRequest>
/** Somebody wants to be reminded of a product. Source: LEAD-09. */
export type RemindLaterRequest = Output<typeof wire.remindLaterRequest>
/** Somebody buys or sells in bulk. Source: LEAD-11. */
export type WholesaleRequest = Output<typeof wire.wholesaleRequest>
/** The tab of the wholesales page. Source: LEAD-10. */
export type WholesaleRequestType = Output<typeof wire.wholesaleRequestType>

/** Asks the shop to call. Source: LEAD-01. */
export const callMeBack: Endpoint<typeof wire.callMeBackWire> = endpoint({
  name: 'callMeBack',
  method: 'POST',
  path: '/api/call-me-back',
  idempotency: 'optional',
  wire: () => import('./lead.wire').then((module) => module.callMeBackWire),
})

/** Orders one product at once; staff call the buyer for the rest. Source: LEAD-03. */
export const orderInOneClick: Endpoint<typeof wire.orderInOneClickWire> = endpoint({
  name: 'orderInOneClick',
  method: 'POST',
  path: '/api/order-in-one-click',
  idempotency: 'required',
  wire: () => import('./lead.wire').then((module) => module.orderInOneClickWire),
})

/** Waits for a lower price; the path is spelled as in the specification. Source: LEAD-06. */
export const subscribeToPriceReduction: Endpoint<typeof wire.subscribeToPriceReductionWire> = endpoint({
  name: 'subscribeToPriceReduction',
  method: 'POST',
  path: '/api/subscribeTotPriceReduction',
  idempotency: 'optional',
  wire: () => import('./lead.wire').then((module) => module.subscribeToPriceReductionWire),
})

/** Waits for a product that is sold out. Source: LEAD-08. */
export const subscribeToStock: Endpoint<typeof wire.subscribeToStockWire> = endpoint({
  name: 'subscribeToStock',
  method: 'POST',
  path: '/api/subscribeToStock',
  idempotency: 'optional',
  wire: () => import('./lead.wire').then((module) => module.subscribeToStockWire),
})

/** Wants to be reminded of a product. Source: LEAD-09. */
export const remindMeLater: Endpoint<typeof wire.remindMeLaterWire> = endpoint({
  name: 'remindMeLater',
  method: 'POST',
  path: '/api/remindMeLater',
  idempotency: 'optional',
  wire: () => import('./lead.wire').then((module) => module.remindMeLaterWire),
})

/** Asks for wholesale terms, or offers products. Source: LEAD-11. */
export const askWholesale: Endpoint<typeof wire.askWholesaleWire> = endpoint({
  name: 'askWholesale',
  method: 'POST',
  path: '/api/wholesales',
  idempotency: 'optional',
  wire: () => import('./lead.wire').then((module) => module.askWholesaleWire),
})
