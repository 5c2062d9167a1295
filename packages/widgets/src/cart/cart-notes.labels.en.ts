import type { CartNotesLabels } from './cart-notes.labels'

/** English words of the notes on paying. */
export const cartNotesEn: CartNotesLabels = {
  payOnDelivery: 'You can pay on delivery',
  prepaymentOnly: (threshold) => `Orders under ${threshold / 100}\u00a0₽ have to be paid in advance`,
}
