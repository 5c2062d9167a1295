import { endpoint, type Endpoint } from './endpoint'
import type * as draft from './order-draft.wire'
import type * as placed from './placed-order.wire'
import type * as wire from './order.wire'
import type { Output } from './wire'

export * from './order-body'
export type * from './order.types'

/** A product of an order draft; the server trusts only its id and quantity (CART-01). */
export type CartGood = Output<typeof draft.cartGood>
/** Who orders. */
export type Customer = Output<typeof draft.customer>
/** Another person who receives the order. */
export type Recipient = Output<typeof draft.recipient>
/** Where and how an order goes. Source: DELIV-01. */
export type Delivery = Output<typeof draft.delivery>
/** An order draft. Source: CHK-38. */
export type OrderInProcess = Output<typeof draft.orderInProcess>
/** An order as its confirmation shows it, on the wire. */
export type PlacedOrderRecord = Output<typeof placed.placedOrder>
/** What a save of an order draft answers. */
export type OrderInProcessSaveResult = Output<typeof wire.orderInProcessSaveResult>
/** A wrapped text of the order body: absent leaves it as it is, null clears it (CHK-47). */
export type WrappedString = Output<typeof wire.wrappedString>
/** The wrapped products of the order body. Source: CHK-47. */
export type WrappedCart = Output<typeof wire.wrappedCart>
/** The wrapped buyer of the order body. Source: CHK-47. */
export type WrappedCustomer = Output<typeof wire.wrappedCustomer>
/** The wrapped recipient of the order body. Source: CHK-47. */
export type WrappedRecipient = Output<typeof wire.wrappedRecipient>
/** The wrapped delivery of the order body. Source: CHK-47. */
export type WrappedDelivery = Output<typeof wire.wrappedDelivery>
/** The wrapped company of the order body. Source: CHK-47. */
export type WrappedCompany = Output<typeof wire.wrappedCompany>
/** The order body: lastStep, cart, customer, recipient, delivery and company stand wrapped, the rest bare (CHK-47). */
export type OrderInProcessSave = Output<typeof wire.orderInProcessSave>
/** What the confirmation of an order answers. Source: CHK-48. */
export type ConfirmResult = Output<typeof wire.confirmResult>

/** Who reads a draft: its owner, a browser that has come back from its payment, or anybody else. */
export type DraftRole = Output<typeof draft.draftRole>
/** The one-time token that a link to a draft carried. */
export type DraftToken = Output<typeof wire.draftToken>
/** What a one-time token of a link has opened. */
export type DraftAccess = Output<typeof wire.draftAccess>

/** The order draft with an id; null (204) when there is none (CHK-44). Without its key only the products, or the number of its order. */
export const loadOrder: Endpoint<typeof wire.loadOrderWire> = endpoint({
  name: 'loadOrder',
  method: 'GET',
  path: '/api/order-in-process/{id}',
  ofDraft: true,
  wire: () => import('./order.wire').then((module) => module.loadOrderWire),
})

/** Creates a draft, without an id, and makes every later save of it; answers 409 once the order is created. Source: CHK-45, CHK-46. */
export const saveOrder: Endpoint<typeof wire.saveOrderWire> = endpoint({
  name: 'saveOrder',
  method: 'POST',
  path: '/api/order-in-process',
  ofDraft: true,
  idempotency: 'optional',
  wire: () => import('./order.wire').then((module) => module.saveOrderWire),
})

/** Makes the draft an order; a repeat answers the same order, changed prices answer 409 with the new calculation. Source: CHK-48. */
export const confirmOrder: Endpoint<typeof wire.confirmOrderWire> = endpoint({
  name: 'confirmOrder',
  method: 'POST',
  path: '/api/order-in-process/{id}/confirm',
  ofDraft: true,
  idempotency: 'required',
  wire: () => import('./order.wire').then((module) => module.confirmOrderWire),
})

/** Exchanges the one-time token of a link for access with the sender's own key; 403 where the token is not valid any more. */
export const redeemDraftToken: Endpoint<typeof wire.redeemDraftTokenWire> = endpoint({
  name: 'redeemDraftToken',
  method: 'POST',
  path: '/api/order-in-process/{id}/access',
  ofDraft: true,
  wire: () => import('./order.wire').then((module) => module.redeemDraftTokenWire),
})
