import { loadPurchaseTypes, type PaymentOptionId } from '@prilavok/contracts'
import { subscribeWithSelector } from 'zustand/middleware'
import { createStore } from 'zustand/vanilla'
import type { Effects } from '../effects'
import { withDraftKey } from '../lib/draft-key'
import { createLatest } from '../lib/latest'
import { lazyPart } from '../lib/lazy'
import type { ReadonlyStore } from '../lib/store'
import type { Feature } from '../shop'
import { CREDIT_ITEM } from './payment-items.rules'
import { paymentSettings } from './payment.settings'
import { offeredPayments, offersArrived } from './offers-arrived'
import type { PaymentProvider } from './payment-provider.types'
import type { PaymentItemValue, PaymentState } from './payment.types'
import type { PaymentSchedules } from './schedules.types'

/** How the buyer pays. */
export interface Payment {
  /** What is offered, and what was chosen. */
  readonly state: ReadonlyStore<PaymentState>
  /** Requests the options of an order; `mayOffer` may hold one back, such as one whose feature is off (PAY-105, PAY-106). */
  readonly load: (orderId: string, mayOffer?: (option: PaymentOptionId) => Promise<boolean>) => Promise<void>
  /** Chooses a payment option; one that is not available is not chosen. */
  readonly choose: (option: PaymentOptionId) => void
  /** Chooses an item of the list; `Credit` leaves the method open (PAY-26). */
  readonly chooseItem: (value: PaymentItemValue) => void
  /** An earlier choice, of before the buyer was sent to a payment service: the next load proposes it once (PAY-18). */
  readonly preselect: (option: PaymentOptionId) => void
  /** What the draft says; the next load keeps it if it is still available. A choice made by hand on this page stays. */
  readonly restore: (option: PaymentOptionId | null) => void
  /** The schedules of instalments that were requested. */
  readonly schedules: ReadonlyStore<Partial<PaymentSchedules>>
  /** Requests the schedule of an option of the loaded order, once; a failure is silent and the next call tries again (PAY-94). */
  readonly loadSchedule: (option: PaymentOptionId) => Promise<void>
}

/** Most buyers open no schedule. */
const loadAsking = lazyPart(() => import('./ask-schedule'))

interface Given {
  readonly effects: Pick<Effects, 'http'>
  readonly bestPay: boolean
  /** A shop's own providers, beside the standard ones. */
  readonly ownProviders?: readonly PaymentProvider[]
  /** VAT rate of the shop, in place of the server's. */
  readonly vatPercent?: number | null
}

const initial: PaymentState = {
  status: 'idle',
  offers: [],
  items: [],
  prepaymentOnlyProduct: null,
  payOnDeliveryFrom: null,
  vatPercent: null,
  item: null,
  choice: null,
  why: null,
}

/** A method with the item that it belongs to; before the offers are known it is its own item. */
const chosen = ({ items }: PaymentState, choice: PaymentOptionId | null): Pick<PaymentState, 'choice' | 'item'> => ({
  choice,
  item: items.find(({ members }) => members.some(({ id }) => id === choice))?.value ?? choice,
})

/** The payment options of an order. */
export function createPayment({ effects: { http }, bestPay, ownProviders = [], vatPercent = null }: Given): Payment {
  const state = createStore(subscribeWithSelector((): PaymentState => ({ ...initial, vatPercent })))
  const latest = createLatest()
  const schedules = createStore(subscribeWithSelector<Partial<PaymentSchedules>>(() => ({})))
  let prices = ''
  let orderId: string | null = null
  let preselected: PaymentOptionId | null = null

  return {
    state,
    load(id, mayOffer = async () => true) {
      orderId = id
      state.setState({ status: 'loading' })
      return latest(
        async (signal) => {
          const response = await http(loadPurchaseTypes, { params: { id } }, { signal })
          if (!response.ok) return null
          const { offers, ...more } = offeredPayments(response.value, ownProviders)
          const open = await Promise.all(offers.map((offer) => mayOffer(offer.id)))
          return {
            ...more,
            vatPercent: vatPercent ?? more.vatPercent,
            offers: offers.filter((_, index) => open[index]),
          }
        },
        (response) => {
          if (response === null) return state.setState({ status: 'failed' })
          // Schedules of other amounts no longer hold.
          const next = JSON.stringify(response.offers.map(({ id: offer, amount }) => [offer, amount]))
          if (next !== prices) schedules.setState({}, true)
          prices = next
          const known = { preselected, bestPay }
          preselected = null
          state.setState((present) => offersArrived(present, response, known), true)
        },
      )
    },
    preselect: (option) => void (preselected = option),
    choose: (choice) => state.setState((present) => ({ ...present, ...chosen(present, choice), why: 'buyer' }), true),
    chooseItem: (value) =>
      state.setState(
        (present) => ({
          ...present,
          ...(value === CREDIT_ITEM ? { choice: null, item: CREDIT_ITEM } : chosen(present, value)),
          why: 'buyer',
        }),
        true,
      ),
    restore: (choice) =>
      state.setState(
        (present) =>
          // What the buyer has chosen here stays, Credit without a method too: another tab may only have proposed something.
          present.why === 'buyer'
            ? present
            : { ...present, ...chosen(present, choice), why: choice === null ? null : 'current' },
        true,
      ),
    schedules,
    async loadSchedule(option) {
      const part = orderId === null ? null : await loadAsking()
      if (orderId !== null) await part?.askSchedule({ schedules, http, ownProviders, orderId, option })
    },
  }
}

/** The payment of a shop: `shop.use(paymentFeature)`. */
export const paymentFeature: Feature<Payment> = {
  name: 'payment',
  create({ effects, settings }) {
    const { bestPay, paymentProviders, vatPercent } = settings(paymentSettings)
    return createPayment({ effects: withDraftKey(effects), bestPay, ownProviders: paymentProviders, vatPercent })
  },
}
