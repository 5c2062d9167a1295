import type { Effects } from '../effects'
import { createDebounce } from '../lib/debounce'
import type { ReadonlyStore } from '../lib/store'
import type { CheckoutRooms } from './checkout-rooms'
import type { CheckoutView } from './checkout-view'

/** Payment options are asked for so long after what they depend on has changed (PAY-15). */
const PAYMENT_DELAY_MS = 300

/** What the form asks the server by the draft; it gets the edits first, for it prices deliveries and payments by them. */
export interface CheckoutAsks {
  readonly refreshCosts: () => Promise<void>
  /** Asks for the payment options once nothing moves any more. */
  readonly paymentSoon: () => void
  /** Waits for the payment options that a quick buyer would else be told to be missing; null when there is nothing to wait for. */
  readonly paymentHere: () => Promise<void> | null
  readonly retryPayment: () => void
}

export function createCheckoutAsks(
  { delivery, order, payment }: CheckoutRooms,
  view: ReadonlyStore<CheckoutView>,
  { clock }: Pick<Effects, 'clock'>,
): CheckoutAsks {
  const withSaved = async (ask: (id: string) => Promise<void>) => {
    await order.flush()
    const { id, createdOrderId } = order.state.getState()
    if (id !== null && createdOrderId === null) await ask(id)
  }
  const loadPayment = async (id: string) => void (await (await payment.bring())?.load(id))
  const paymentSoon = createDebounce(clock, PAYMENT_DELAY_MS, () => {
    if (view.getState().paymentIsOpen) void withSaved(loadPayment)
  })
  return {
    refreshCosts: () => withSaved(delivery.refresh),
    paymentSoon,
    paymentHere() {
      if (!view.getState().paymentIsOpen || payment.state.getState().status === 'ready') return null
      paymentSoon.cancel()
      return withSaved(loadPayment)
    },
    retryPayment: () => void withSaved(loadPayment),
  }
}
