export {
  confirmationOf,
  type Confirmation,
  type NextStep,
  type ConfirmationFacts,
  type PaymentOutcome,
} from './confirmation.rules'
export { JOURNAL_KEY, JOURNAL_MS } from './order.journal'
export { SAVE_PAUSES_MS } from './order.rules'
export { SAVE_DELAY_MS } from './order.saving'
export { orderSettings } from './order.settings'
export { ORDER_KEY, SAVED_KEY } from './order.storage'
export { orderAddressFeature, type OrderAddress } from './order-address'
export { createOrder, orderFeature, type Order } from './order.store'
export type { KeptOrder, OrderState } from './order.types'
export { PURCHASES_KEY, purchasesFeature, type Purchase, type Purchases } from './purchases.store'
