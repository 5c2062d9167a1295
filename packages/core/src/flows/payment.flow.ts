import type { PaymentOptionId } from '@prilavok/contracts'
import { subscribeWithSelector } from 'zustand/middleware'
import { createStore } from 'zustand/vanilla'
import { flagsFeature, type FlagName } from '../flags'
import type { ReadonlyStore } from '../lib/store'
import { DIRECT_PAYMENTS, noRun, paymentFeature, type Payment, type PaymentRun, type PaymentStrategy } from '../payment'
import type { Feature, Shop } from '../shop'
import type { PaymentHost } from './order-payment'
import type { ReturnedPayment } from './payment-arrival'
import { createPaymentEngine } from './payment-engine.flow'

/** Options that are offered only where their feature is on (PAY-105, PAY-106). */
const FLAG_OF: ReadonlyMap<string, FlagName> = new Map([
  ['PayImmediately', 'OnlinePayment'],
  ['PayViaTinkoffInstallment', 'TinkoffInstallment'],
])

/** A payment from the press of the button to the accepted order (PAY-38 to PAY-63). */
export interface PaymentFlow {
  /** The choice of how to pay. */
  readonly room: Payment
  readonly run: ReadonlyStore<PaymentRun>
  /** Asks for the options of an order. */
  readonly load: (orderId: string) => Promise<void>
  /** Chooses the option and submits the order with it. */
  readonly start: (option: PaymentOptionId) => Promise<void>
  /** Tries again what has failed: the check of a payment, else its start. */
  readonly retry: () => Promise<void>
  /** Asks the server at once where the payment stands. */
  readonly checkNow: () => void
  /** Back to the choice of the payment; nobody asks for this payment any more (PAY-77). */
  readonly chooseAnother: () => Promise<void>
  /** Where the form of a provider is drawn; null takes the place back. */
  readonly showIn: (container: object | null) => void
  /** Registers how a provider is paid through, in place of what the shop knows of it. */
  readonly useStrategy: (strategy: PaymentStrategy) => void
  /** Who shows the form; the order page says so. */
  readonly serve: (host: PaymentHost) => void
  /** The option needs no payment service (PAY-56). */
  readonly isDirect: (option: PaymentOptionId) => boolean
  /** Takes a valid order to its payment service. */
  readonly pay: (orderId: string, option: PaymentOptionId) => Promise<void>
  /** The payment that the page has come back from; null when the code for that does not come. */
  readonly returned: () => Promise<ReturnedPayment | null>
  /** The page is back from the back-forward cache (SAFE-15). */
  readonly comeBack: () => Promise<void>
  /** The payment step is open: what it may need is brought. */
  readonly prepare: () => void
}

/** The payments of a page. */
export const paymentFlow: Feature<PaymentFlow> = { name: 'payment-flow', create: createPaymentFlow }

function createPaymentFlow(shop: Shop): PaymentFlow {
  const [room, flags] = [shop.use(paymentFeature), shop.use(flagsFeature)]
  const run = createStore(subscribeWithSelector<PaymentRun>(() => noRun))
  const registered = new Map<string, PaymentStrategy>()
  let container: object | null = null
  let placed = () => {}
  let host: PaymentHost = { showForm: async () => {} }

  const place = async (): Promise<object> => {
    while (container === null) await new Promise<void>((resolve) => (placed = resolve))
    return container
  }
  const mayOffer = async (option: PaymentOptionId): Promise<boolean> => {
    const flag = FLAG_OF.get(option)
    return engine.canOpen(option) && (flag === undefined || flags.check(flag))
  }
  const isDirect = (option: PaymentOptionId) => DIRECT_PAYMENTS.has(option)
  const engine = createPaymentEngine({
    shop,
    run,
    payment: room,
    isDirect,
    place: { showForm: (at) => host.showForm(at), container: place },
    registered,
  })

  return {
    ...engine,
    isDirect,
    room,
    run,
    load: (orderId) => room.load(orderId, mayOffer),
    async retry() {
      const { problem, option } = run.getState()
      if (problem === 'check') engine.checkNow()
      else if (option !== null) await engine.start(option)
    },
    showIn(next) {
      container = next
      if (next !== null) placed()
    },
    useStrategy: (strategy) => void registered.set(strategy.id, strategy),
    serve: (next) => void (host = next),
  }
}
