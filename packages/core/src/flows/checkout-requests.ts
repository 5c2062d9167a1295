import type { PaymentOptionId } from '@prilavok/contracts'
import { flagsFeature, type FlagName } from '../flags'
import { isValidPhone } from '../forms'
import { createDebounce } from '../lib/debounce'
import type { ReadonlyStore } from '../lib/store'
import { paymentFeature, shopProvidersFeature } from '../payment'
import { emailGroup } from '../pricing'
import type { Shop } from '../shop'
import type { CheckoutFeatures } from './checkout-features'
import type { CheckoutView } from './checkout-view'

/** Payment options are requested so long after what they depend on has changed. Source: PAY-15. */
const PAYMENT_DELAY_MS = 300

/** Options that are offered only where their feature is on. Source: PAY-105, PAY-106. */
const FLAG_OF: ReadonlyMap<string, FlagName> = new Map([
  ['PayImmediately', 'OnlinePayment'],
  ['PayViaTinkoffInstallment', 'TinkoffInstallment'],
])

/** Loads the payment options of an order: those whose feature is on and whose provider this page can open. */
export function loadPaymentOptions({ use }: Pick<Shop, 'use'>, orderId: string): Promise<void> {
  const mayOffer = async (option: PaymentOptionId): Promise<boolean> => {
    const flag = FLAG_OF.get(option)
    return use(shopProvidersFeature).canOpen(option) && (flag === undefined || use(flagsFeature).check(flag))
  }
  return use(paymentFeature).load(orderId, mayOffer)
}

/** What the form requests by the draft; the edits are saved first, for the server prices deliveries and payments by them. */
export interface CheckoutRequests {
  readonly refreshCosts: () => Promise<void>
  /** Requests the payment options once nothing changes any more. */
  readonly paymentSoon: () => void
  /** Requests the payment options where they are missing, so that a quick buyer is not shown that; null when nothing is missing. */
  readonly optionsLoading: () => Promise<void> | null
  readonly retryPayment: () => void
}

/** The requests of the order form. */
export function createCheckoutRequests(
  shop: Shop,
  { delivery, order, payment }: CheckoutFeatures,
  view: ReadonlyStore<CheckoutView>,
): CheckoutRequests {
  const withSaved = async (request: (id: string) => Promise<void>) => {
    await order.flush()
    const { id, createdOrderId } = order.state.getState()
    if (id !== null && createdOrderId === null) await request(id)
  }
  const loadPayment = (id: string) => loadPaymentOptions(shop, id)
  const paymentSoon = createDebounce(shop.effects.clock, PAYMENT_DELAY_MS, () => {
    if (view.getState().paymentIsOpen) void withSaved(loadPayment)
  })
  return {
    refreshCosts: () => withSaved(delivery.refresh),
    paymentSoon,
    optionsLoading() {
      if (!view.getState().paymentIsOpen || payment.state.getState().status === 'ready') return null
      paymentSoon.cancel()
      return withSaved(loadPayment)
    },
    retryPayment: () => void withSaved(loadPayment),
  }
}

/** Prices the cart anew when the order id, the phone or the e-mail's discount group changes. Source: PRICE-12 to PRICE-16. */
export function watchPricing({ cart, contacts, order }: CheckoutFeatures, host: string): void {
  let group: string | null = null
  let email: string | null = null
  const update = () => {
    const { buyer, foreignPhones } = contacts.state.getState()
    const next = emailGroup(buyer.email, host)
    if (next !== group) email = next === null ? null : buyer.email
    group = next
    cart.setContext({
      orderId: order.state.getState().id,
      phone: isValidPhone(buyer.phone, foreignPhones) ? buyer.phone : null,
      email,
    })
  }
  contacts.state.subscribe(({ buyer }) => buyer, update)
  order.state.subscribe(({ id }) => id, update)
  update()
}
