import type { PaymentOptionId, WizardStep } from '@prilavok/contracts'
import type { StoreApi } from 'zustand/vanilla'
import type { Poll } from '../lib/poll'
import {
  createStrategies,
  noRun,
  paymentCalls,
  paymentSettingsOf,
  withOwnProviders,
  type Payment,
  type PaymentProblem,
  type PaymentProvider,
  type PaymentRun,
  type PaymentSettings,
  type PaymentStrategy,
  type PaymentVerdict,
  type ProviderKey,
  type StrategyOf,
} from '../payment'
import type { Shop } from '../shop'
import { checkoutRooms } from './checkout-rooms'
import { createConfirm, type Confirm, type ConfirmRooms } from './confirm.flow'
import { PAYMENT_KEY } from './payment-key'
import { writePaymentRecord, type PaymentRecord } from './payment-record'
import { purchasesFeature } from './purchase.flow'
import { createTrip, type PaymentTrip } from './payment-trip'
import { waitForPayment } from './payment-waiting'

/** What the page gives a payment. */
export interface PaymentPlace {
  readonly showForm: (at: WizardStep | null) => Promise<void>
  readonly container: () => Promise<object>
}

/** What the payments of a page are made of. */
export interface PaymentDeskGiven {
  readonly shop: Shop
  readonly run: StoreApi<PaymentRun>
  /** The choice of how to pay. */
  readonly payment: Payment
  readonly place: PaymentPlace
  readonly registered: ReadonlyMap<string, PaymentStrategy>
}

/** The payment that is on its way, one at a time, and what may become of it. */
export interface PaymentDesk extends PaymentDeskGiven {
  readonly rooms: ConfirmRooms
  readonly confirm: Confirm
  readonly strategyOf: StrategyOf
  /** The shop pays through this provider in a way of its own. */
  readonly isOwn: (key: ProviderKey) => boolean
  /** Everybody who takes money in this shop, a partner's own providers among them. */
  readonly providers: readonly PaymentProvider[]
  readonly settings: PaymentSettings
  readonly current: () => PaymentTrip | null
  /** Begins a trip in place of the former; null when the code of its provider does not come. */
  readonly begin: (orderId: string, provider: PaymentProvider, option: PaymentOptionId) => Promise<PaymentTrip | null>
  /** Ends the trip without a word. */
  readonly stop: () => void
  /** Keeps a trip over pages. */
  readonly keep: (trip: PaymentTrip, phase: PaymentRecord['phase'], since: number) => void
  readonly forget: () => void
  readonly patch: (more: Partial<PaymentRun>) => void
  /** Asks the server once where the payment stands. */
  readonly verdictOf: (trip: PaymentTrip) => Promise<PaymentVerdict>
  /** Asks the server from now on; what stands on the screen stays. */
  readonly listen: (trip: PaymentTrip, since: number) => void
  /** Shows that the payment is being checked, and asks the server until it knows. */
  readonly wait: (trip: PaymentTrip, since?: number, more?: Partial<PaymentRun>) => void
  /** Asks at once, if anything is being asked. */
  readonly checkNow: () => void
  /** The trip ended on the form, with a problem or without a word. */
  readonly end: (problem: PaymentProblem | null) => void
  /** No money was received (PAY-76): the same method is offered again (PAY-24). */
  readonly decline: (trip: PaymentTrip) => void
}

/** The desk of one page. */
export function createPaymentDesk(given: PaymentDeskGiven): PaymentDesk {
  const { shop, run, payment, place, registered } = given
  const { effects, settings } = shop
  const { clock, storage } = effects
  const rooms = { ...checkoutRooms(shop), purchases: shop.use(purchasesFeature) }
  const { checkout, order } = rooms
  const confirm = createConfirm(rooms, effects)
  const strategyOf = createStrategies(registered, settings.paymentStrategies)
  const providers = withOwnProviders(settings.paymentProviders)
  let current: PaymentTrip | null = null
  let poll: Poll | null = null

  const patch = (more: Partial<PaymentRun>) => run.setState(more)
  const forget = () => storage.remove(PAYMENT_KEY)
  const keep: PaymentDesk['keep'] = ({ orderId, provider, option }, phase, since) =>
    writePaymentRecord(storage, { orderId, provider: provider.key, option, phase, since })
  const stop = () => {
    current?.stop()
    ;[current, poll] = [null, null]
  }
  const isOrder = async (): Promise<boolean> => {
    await order.reload()
    return order.state.getState().createdOrderId !== null
  }
  /** A failed question is no answer (PAY-79); a server that no longer knows the payment may have made an order of it. */
  const verdictOf = async ({ calls, strategy }: PaymentTrip): Promise<PaymentVerdict> => {
    // An order is an order, however it was paid.
    if (order.state.getState().createdOrderId !== null) return 'success'
    const answer = await calls.status()
    if (answer.ok) return strategy.classify(answer.value.paymentStatus)
    return answer.error.kind === 'status' && (await isOrder()) ? 'success' : 'pending'
  }
  const decline = ({ provider, option }: PaymentTrip) => {
    stop()
    forget()
    payment.preselect(option)
    run.setState({ ...noRun, phase: 'declined', provider: provider.key, option, problem: 'declined' }, true)
  }
  const listen = (trip: PaymentTrip, since: number) => {
    if (poll !== null) return
    // Another tab has made the order, perhaps paid another way.
    trip.atEnd(order.onTakenElsewhere(() => void isOrder().then(() => poll?.now())))
    poll = waitForPayment({
      effects,
      trip,
      since,
      verdict: () => verdictOf(trip),
      isOrder,
      settle: () => confirm.settle(trip.orderId),
      long: () => patch({ long: run.getState().phase === 'awaiting' }),
      accepted() {
        stop()
        forget()
        patch({ phase: 'accepted', problem: null, long: false, link: null })
      },
      async declined() {
        decline(trip)
        await place.showForm('paymentSelection')
      },
      unsettled() {
        patch({ phase: 'awaiting', problem: 'check' })
        checkout.show('checking')
      },
    })
  }

  return {
    ...given,
    rooms,
    confirm,
    strategyOf,
    isOwn: (key) => registered.has(key) || settings.paymentStrategies.some(({ id }) => id === key),
    providers,
    settings: paymentSettingsOf(settings.payment),
    current: () => current,
    async begin(orderId, provider, option) {
      const strategy = await strategyOf(provider)
      if (strategy === null) return null
      stop()
      current = createTrip({
        orderId,
        provider,
        option,
        strategy,
        calls: paymentCalls(effects.http, provider, orderId),
      })
      return current
    },
    stop,
    keep,
    forget,
    patch,
    verdictOf,
    listen,
    wait(trip, since = clock.now(), more = {}) {
      keep(trip, 'awaiting', since)
      run.setState({ ...noRun, phase: 'awaiting', provider: trip.provider.key, option: trip.option, ...more }, true)
      checkout.show('checking')
      poll?.now()
      listen(trip, since)
    },
    checkNow: () => poll?.now(),
    end(problem) {
      stop()
      run.setState((present) => ({ ...noRun, provider: present.provider, option: present.option, problem }), true)
      checkout.end()
    },
    decline,
  }
}
