import type { ReadonlyStore } from '../lib/store'
import type { Shop } from '../shop'
import { startAutoConfirm } from './auto-confirm.flow'
import type { CheckoutAsks } from './checkout-asks'
import type { CheckoutRooms } from './checkout-rooms'
import type { CheckoutView } from './checkout-view'
import { startExitWarning } from './exit-warning.flow'
import { explainCheckout, type CheckoutExplanation } from './explain.flow'
import { orderStateOf, type OrderStateView } from './order-state'
import { purchasesFeature } from './purchase.flow'
import { createSubmit } from './submit.flow'

interface Given {
  readonly shop: Shop
  readonly rooms: CheckoutRooms
  readonly view: ReadonlyStore<CheckoutView>
  readonly asks: CheckoutAsks
}

/** How a filled form ends: in an order, in a question, in a warning. */
export interface CheckoutEnd {
  readonly submit: () => Promise<void>
  readonly explain: () => CheckoutExplanation
  readonly orderState: () => OrderStateView
}

/** What nobody needs while the first field is typed into; it comes right after the form. */
export function createCheckoutEnd({ shop, rooms, view, asks }: Given): CheckoutEnd {
  const { effects, settings } = shop
  const { company, contacts, delivery, payment } = rooms
  if (settings.checkout.autoConfirm) startAutoConfirm(rooms, view, effects)
  startExitWarning(rooms, view, effects, settings)
  return {
    submit: createSubmit({ ...rooms, purchases: shop.use(purchasesFeature) }, effects, {
      answersHere: asks.paymentHere,
      payment: payment.here,
    }),
    explain: () =>
      explainCheckout(
        contacts.state.getState(),
        delivery.state.getState(),
        payment.state.getState(),
        company.state.getState(),
      ),
    orderState: () => orderStateOf(rooms, effects.session),
  }
}
