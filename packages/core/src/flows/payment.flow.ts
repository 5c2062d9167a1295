import type { PaymentOptionId } from '@prilavok/contracts'
import { pricedLines } from '../cart'
import type { PriceChange } from '../checkout'
import { deliveryCost } from '../delivery'
import { withDraftKey } from '../lib/draft-key'
import type { ReadonlyStore } from '../lib/store'
import { purchasesFeature } from '../order'
import {
  createPayments,
  paymentRunFeature,
  paymentSettings,
  shopProvidersFeature,
  type Payment,
  type PaymentOrder,
  type PaymentPage,
  type PaymentRun,
  type Payments,
  type PaymentStrategy,
} from '../payment'
import type { Feature, Shop } from '../shop'
import { checkoutFeatures, type CheckoutFeatures } from './checkout-features'
import { changedPrice, createConfirm } from './confirm.flow'
import type { Requote } from './requote.flow'
import { createSubmit } from './submit.flow'

/** What the order page's own flow uses of the payments. */
export interface OrderPayments extends Pick<Payments, 'pay' | 'returning' | 'arrive' | 'comeBack' | 'prepare'> {
  /** Sets how the form is shown; until then there is none. */
  readonly showFormWith: (show: PaymentPage['showForm']) => void
  /** Sets how the page asks what the order costs now; until then it does not. */
  readonly requoteWith: (requote: Requote) => void
}

/** A payment from the press of the button to the accepted order. Source: PAY-38 to PAY-63. */
export interface PaymentFlow {
  /** The choice of how to pay. */
  readonly payment: Payment
  /** Where the payment is. */
  readonly run: ReadonlyStore<PaymentRun>
  /** Chooses the option and submits the order with it. */
  readonly start: (option: PaymentOptionId) => Promise<void>
  /** Tries again what has failed: the check of a payment, else its start. */
  readonly retry: () => Promise<void>
  /** Requests the status of the payment from the server at once. */
  readonly checkNow: () => void
  /** Back to the choice of the payment; this payment is no longer polled (PAY-77). */
  readonly chooseAnother: () => Promise<void>
  /** The element that the form of a provider is rendered into; null when it is gone. */
  readonly showIn: (container: object | null) => void
  /** Registers how a provider is paid through, in place of what the shop knows of it. */
  readonly useStrategy: (strategy: PaymentStrategy) => void
  readonly orderPage: OrderPayments
}

/** The payments of a page: `shop.use(paymentFlow)`. */
export const paymentFlow: Feature<PaymentFlow> = { name: 'payment-flow', create: createPaymentFlow }

/** What a provider's form or widget gets of the order: what the buyer sees, at the server's price for this option. */
function paymentOrder(
  { cart, contacts, delivery, payment }: CheckoutFeatures,
  id: string,
  option: PaymentOptionId,
): PaymentOrder {
  const lines = pricedLines(cart.cart.state.getState()).filter(({ available }) => available)
  const cost = deliveryCost(delivery.state.getState()) ?? 0
  const known = payment.state.getState().offers.find((offer) => offer.id === option)?.amount ?? null
  const { firstName, lastName, middleName, phone, email } = contacts.state.getState().buyer
  return {
    id,
    amount: known ?? lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0) + cost,
    delivery: cost,
    lines: lines.map(({ id: product, name, price, quantity }) => ({ id: product, name, price, quantity })),
    buyer: { firstName, lastName, middleName, phone, email },
  }
}

/** The element that a provider's form is rendered into, for whoever waits for it. */
function createContainer() {
  let container: object | null = null
  let appeared = () => {}
  return {
    async wait(): Promise<object> {
      while (container === null) await new Promise<void>((resolve) => (appeared = resolve))
      return container
    },
    set(next: object | null) {
      container = next
      if (next !== null) appeared()
    },
  }
}

function createPaymentFlow(shop: Shop): PaymentFlow {
  const { effects, settings, use } = shop
  const features = { ...checkoutFeatures(shop), purchases: use(purchasesFeature) }
  const { cart, checkout, order, orderAddress, payment } = features
  const run = use(paymentRunFeature)
  const providers = use(shopProvidersFeature)
  const { save, settle } = createConfirm(features, effects)
  const container = createContainer()
  let showForm: PaymentPage['showForm'] = async () => {}
  let requote: Requote = async () => null
  /** What the server has refused to begin a payment of, as the form says it once the submission has ended. */
  let refused: PriceChange | null = null
  const noStep = async () => {}
  let leaveStep: PaymentPage['leaveStep'] = noStep
  /** An open form or window is a step of the history: going back closes it and keeps the order page. */
  const enterStep = async () => {
    await leaveStep()
    const ports = await effects.payments()
    if (ports === null || run.getState().phase !== 'widget') return
    const step = ports.steps.enter(() => close())
    leaveStep = async () => {
      leaveStep = noStep
      await step()
    }
  }

  const { checkNow, chooseAnother, close, ...payments } = createPayments({
    effects: withDraftKey(effects),
    payment,
    run,
    providers,
    redirectHosts: settings(paymentSettings).allowedRedirectHosts,
    draft: order,
    page: {
      orderInAddress: orderAddress.id,
      showChecking: () => checkout.show('checking'),
      showForm: (at) => showForm(at),
      container: container.wait,
      enterStep,
      leaveStep: () => leaveStep(),
      begin: () => checkout.begin('confirming'),
      end() {
        checkout.end({ ...(refused && { priceChange: refused }) })
        refused = null
      },
      async priceChanged() {
        refused = await changedPrice(cart, requote)
      },
      save,
      settle,
      orderOf: (id, option) => paymentOrder(features, id, option),
    },
  })
  run.subscribe(
    ({ phase }) => phase === 'widget',
    (isOpen) => {
      if (!isOpen) void leaveStep()
    },
  )
  const submit = createSubmit(features, effects, {
    optionsLoading: () => null,
    pay: payments.pay,
    requote: async () => null,
  })
  const start = async (option: PaymentOptionId) => {
    if (payment.state.getState().choice !== option) payment.choose(option)
    await submit()
  }

  return {
    payment,
    run,
    start,
    async retry() {
      const { problem, option } = run.getState()
      if (problem === 'check') checkNow()
      else if (option !== null) await start(option)
    },
    checkNow,
    chooseAnother,
    showIn: container.set,
    useStrategy: providers.register,
    orderPage: {
      ...payments,
      showFormWith(show) {
        showForm = show
      },
      requoteWith(ask) {
        requote = ask
      },
    },
  }
}
