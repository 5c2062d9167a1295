import { loadPurchaseTypes, paymentOptionsFromWire, type PaymentOptionId } from '@prilavok/contracts'
import type { Effects } from '../effects'
import { createLatest } from '../lib/latest'
import { createStore, type ReadonlyStore } from '../lib/store'
import type { Feature } from '../shop'
import { recommendedPayment } from './payment.rules'
import type { PaymentState } from './payment.types'

/** How the buyer pays. */
export interface Payment {
  readonly state: ReadonlyStore<PaymentState>
  readonly load: (orderId: string) => Promise<void>
  readonly choose: (option: PaymentOptionId) => void
  /** An earlier choice, of before the buyer was sent to a payment service: the next load proposes it once (PAY-18). */
  readonly preselect: (option: PaymentOptionId) => void
  /** What the draft says; the next load keeps it if it is still available. */
  readonly restore: (option: PaymentOptionId | null) => void
}

interface Given {
  readonly effects: Pick<Effects, 'http'>
  readonly bestPay: boolean
  /** The methods that this shop's checkout can carry out. */
  readonly supported: ReadonlySet<string>
}

const initial: PaymentState = { status: 'idle', offers: [], prepaymentOnlyProduct: null, choice: null, why: null }

/** The payment options of an order. */
export function createPayment({ effects: { http }, bestPay, supported }: Given): Payment {
  const state = createStore(initial)
  const latest = createLatest()
  let preselected: PaymentOptionId | null = null
  return {
    state,
    load(orderId) {
      state.set((present) => ({ ...present, status: 'loading' }))
      return latest(
        (signal) => http(loadPurchaseTypes, { params: { id: orderId } }, { signal }),
        (answer) =>
          state.set((present) => {
            if (!answer.ok) return { ...present, status: 'failed' }
            const { options, prepaymentOnly } = paymentOptionsFromWire(answer.value)
            const offers = options.filter(({ id }) => supported.has(id))
            const advice = recommendedPayment({ offers, preselected, current: present.choice, bestPay })
            preselected = null
            return {
              status: 'ready',
              offers,
              prepaymentOnlyProduct: prepaymentOnly[0]?.name ?? null,
              choice: advice?.option ?? null,
              why: advice?.option === present.choice ? present.why : (advice?.why ?? null),
            }
          }),
      )
    },
    preselect: (option) => void (preselected = option),
    choose: (choice) => state.set((present) => ({ ...present, choice, why: 'buyer' })),
    restore: (choice) => state.set((present) => ({ ...present, choice, why: choice === null ? null : 'current' })),
  }
}

/** Methods whose order is confirmed directly, without a payment service (000 §4, "all others"). */
export const DIRECT_PAYMENTS: ReadonlySet<string> = new Set(['PayOnDelivery', 'FromCheckingAccountAsLegalEntity'])

/** The payment of a shop: `shop.use(paymentFeature)`. */
export const paymentFeature: Feature<Payment> = {
  name: 'payment',
  create: ({ effects, settings }) => createPayment({ effects, bestPay: settings.bestPay, supported: DIRECT_PAYMENTS }),
}
