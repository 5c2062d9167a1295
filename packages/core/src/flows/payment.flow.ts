import type { PaymentOptionId, WizardStep } from '@prilavok/contracts'
import { checkoutFeature } from '../checkout'
import { lazyPart } from '../lib/lazy-part'
import { createStore, type ReadonlyStore } from '../lib/store'
import { noRun, type PaymentRun, type PaymentStrategy } from '../payment'
import type { Feature, Shop } from '../shop'
import type { PaymentArrival, ReturningPayment } from './payment-arrival'
import type { PaymentEngine } from './payment-engine.flow'
import { PAYMENT_KEY } from './payment-key'

/** What a payment needs of the order page around it. */
export interface PaymentHost {
  /** Shows the form, at a step; a form that was not there yet is filled first. */
  readonly showForm: (at: WizardStep | null) => Promise<void>
}

/** A payment from the press of the button to the accepted order (PAY-38 to PAY-63). */
export interface PaymentFlow {
  readonly run: ReadonlyStore<PaymentRun>
  /** Chooses the option and submits the order with it. */
  readonly start: (option: PaymentOptionId) => Promise<void>
  /** Tries again what has failed: the check of a payment, else its start. */
  readonly retry: () => Promise<void>
  /** Asks the server at once where the payment stands. */
  readonly checkNow: () => Promise<void>
  /** Back to the choice of the payment; nobody asks for this payment any more (PAY-77). */
  readonly chooseAnother: () => Promise<void>
  /** Where the form of a provider is drawn; null takes the place back. */
  readonly showIn: (container: object | null) => void
  /** Registers how a provider is paid through, in place of what the shop knows of it. */
  readonly useStrategy: (strategy: PaymentStrategy) => void
  /** Who shows the form; the order page says so. */
  readonly serve: (host: PaymentHost) => void
  /** Takes a valid order to its payment service. */
  readonly pay: (orderId: string, option: PaymentOptionId) => Promise<void>
  /** The address or an earlier page of this browser may tell of a payment: then `returning` is to be asked. */
  readonly mayReturn: () => boolean
  /** The payment that the page has come back from, before the draft is there; undefined when there is none, null: its code did not come. */
  readonly returning: () => Promise<ReturningPayment | undefined | null>
  /** Takes up the payment that the page has come back from; null: its code did not come. */
  readonly arrive: () => Promise<PaymentArrival | null>
  /** The page is back from the back-forward cache (SAFE-15). */
  readonly comeBack: () => Promise<void>
  /** The payment step is open: what it may need is brought. */
  readonly prepare: () => Promise<void>
}

const loadEngine = lazyPart(() => import('./payment-engine.flow'))

/** The payments of a page; their code comes with the payment step. */
export const paymentFlow: Feature<PaymentFlow> = { name: 'payment-flow', create: createPaymentFlow }

function createPaymentFlow(shop: Shop): PaymentFlow {
  const { location, storage } = shop.effects
  const run = createStore<PaymentRun>(noRun)
  const registered = new Map<string, PaymentStrategy>()
  let container: object | null = null
  let placed = () => {}
  let host: PaymentHost = { showForm: async () => {} }
  let engine: PaymentEngine | null = null

  const place = async (): Promise<object> => {
    while (container === null) await new Promise<void>((resolve) => (placed = resolve))
    return container
  }
  const part = async (): Promise<PaymentEngine | null> => {
    const module = await loadEngine()
    engine ??= module?.createPaymentEngine({ shop, run, place: { showForm: (at) => host.showForm(at), container: place }, registered }) ?? null
    return engine
  }
  const shut = (option: PaymentOptionId) => run.set({ ...noRun, option, problem: 'redirect' })
  const checkNow = async () => void (await part())?.checkNow()
  const start = async (option: PaymentOptionId) => {
    const ready = await part()
    if (ready === null) shut(option)
    else await ready.start(option)
  }

  return {
    run,
    start,
    checkNow,
    async retry() {
      const { problem, option } = run.get()
      if (problem === 'check') await checkNow()
      else if (option !== null) await start(option)
    },
    chooseAnother: async () => void (await (await part())?.chooseAnother()),
    showIn(next) {
      container = next
      if (next !== null) placed()
    },
    useStrategy: (strategy) => void registered.set(strategy.id, strategy),
    serve: (next) => void (host = next),
    async pay(orderId, option) {
      const ready = await part()
      if (ready !== null) return ready.pay(orderId, option)
      shut(option)
      shop.use(checkoutFeature).end()
    },
    mayReturn: () => location.query('from') !== null || storage.read(PAYMENT_KEY) !== null,
    async returning() {
      const ready = await part()
      return ready === null ? null : ready.returning()
    },
    arrive: async () => (await part())?.arrive() ?? null,
    comeBack: async () => void (await engine?.comeBack()),
    prepare: async () => void (await part())?.prepare(),
  }
}
