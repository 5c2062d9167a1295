import type { PaymentOptionId, WizardStep } from '@prilavok/contracts'
import { subscribeWithSelector } from 'zustand/middleware'
import { createStore } from 'zustand/vanilla'
import type { ReadonlyStore } from '../lib/store'
import type { PaymentRun, PaymentState } from '../payment'
import type { Feature, Shop } from '../shop'
import { PAYMENT_KEY } from './payment-key'
import type { PaymentFlow } from './payment.flow'

/** What the order page shows of its payment beside the payment step. */
export type OrderPaymentState = Pick<PaymentState, 'status' | 'offers' | 'item' | 'choice' | 'why'> &
  Pick<PaymentRun, 'phase' | 'problem'>

/** What a payment needs of the order page around it. */
export interface PaymentHost {
  /** Shows the form, at a step; a form that was not there yet is filled first. */
  readonly showForm: (at: WizardStep | null) => Promise<void>
}

/** Brings what a payment is made by; null when it does not come. */
export type PaymentSource = () => Promise<{ readonly paymentFlow: Feature<PaymentFlow> } | null>

/** The place of the payment on the order page; everything that fills it comes with the payment step, or with the return from a payment. */
export interface OrderPayment {
  /** Before the payment is here it holds what the draft says. */
  readonly state: ReadonlyStore<OrderPaymentState>
  /** What the draft says. */
  readonly restore: (option: PaymentOptionId | null) => void
  /** Where the payment comes from; the order page says so. */
  readonly comeFrom: (source: PaymentSource) => void
  /** Who shows the form; the order page says so. */
  readonly serve: (host: PaymentHost) => void
  /** The payment, if it is here. */
  readonly here: () => PaymentFlow | null
  /** Brings the payment; null when its code does not come, and the next wish tries again. */
  readonly bring: () => Promise<PaymentFlow | null>
  /** The address or an earlier page of this browser may tell of a payment: then it is to be brought and asked. */
  readonly mayReturn: () => boolean
}

const atFirst: OrderPaymentState = {
  status: 'idle',
  offers: [],
  item: null,
  choice: null,
  why: null,
  phase: 'idle',
  problem: null,
}

/** The payment of a shop's order page. */
export const orderPayment: Feature<OrderPayment> = { name: 'order-payment', create: createOrderPayment }

function createOrderPayment(shop: Shop): OrderPayment {
  const { location, storage } = shop.effects
  const state = createStore(subscribeWithSelector(() => atFirst))
  let load: PaymentSource = async () => null
  let payment: PaymentFlow | null = null
  let host: PaymentHost | null = null

  const follow = ({ room, run }: PaymentFlow) => {
    const tell = () => {
      const [{ status, offers, item, choice, why }, { phase, problem }] = [room.state.getState(), run.getState()]
      state.setState({ status, offers, item, choice, why, phase, problem }, true)
    }
    if (room.state.getState().choice === null) room.restore(state.getState().choice)
    room.state.subscribe(tell)
    run.subscribe(tell)
    tell()
  }
  return {
    state,
    restore: (choice) => (payment === null ? state.setState({ choice }) : payment.room.restore(choice)),
    comeFrom: (source) => void (load = source),
    serve(next) {
      host = next
      payment?.serve(next)
    },
    here: () => payment,
    async bring() {
      const part = await load()
      if (payment !== null || part === null) return payment
      payment = shop.use(part.paymentFlow)
      if (host !== null) payment.serve(host)
      follow(payment)
      return payment
    },
    mayReturn: () => location.query('from') !== null || storage.read(PAYMENT_KEY) !== null,
  }
}
