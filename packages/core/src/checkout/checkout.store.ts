import type { WizardStep } from '@prilavok/contracts'
import { subscribeWithSelector } from 'zustand/middleware'
import { createStore } from 'zustand/vanilla'
import type { ReadonlyStore } from '../lib/store'
import type { Feature } from '../shop'
import { initialCheckout } from './checkout.rules'
import type {
  CheckoutError,
  CheckoutField,
  CheckoutQuestion,
  CheckoutScreen,
  CheckoutState,
  MadeOrder,
  PriceChange,
  QuoteChange,
  SubmitFailure,
  Submission,
} from './checkout.types'

/** The order page as a whole: which screen, how far the submission is, what is shown as wrong. */
export interface Checkout {
  /** Which screen is shown, and where a try to order is. */
  readonly state: ReadonlyStore<CheckoutState>
  /** Shows a screen; the form may begin at a step (CHK-36). */
  readonly show: (screen: CheckoutScreen, startAt?: WizardStep | null) => void
  /** Opens a dialog, or closes it with null. Source: CHK-56. */
  readonly ask: (question: CheckoutQuestion | null) => void
  /** The buyer has left a field. */
  readonly touch: (field: CheckoutField) => void
  /** The sums have changed by themselves; the page says so where they stand. */
  readonly tellChange: (change: QuoteChange) => void
  /** A try to submit begins. */
  readonly begin: (submission: Submission) => void
  /** The try ended without an order. */
  readonly end: (outcome?: {
    readonly failure?: SubmitFailure
    readonly refused?: readonly CheckoutError[]
    readonly priceChange?: PriceChange
  }) => void
  /** The order is made: its screen, or that of an order that was made before (CHK-51, CHK-55). */
  readonly accept: (order: MadeOrder, screen?: 'accepted' | 'completed') => void
}

/** The order page before it is opened. */
export function createCheckout(): Checkout {
  const state = createStore(subscribeWithSelector(() => initialCheckout))
  const patch = (more: Partial<CheckoutState>) => state.setState(more)
  return {
    state,
    show: (screen, startAt = null) => patch({ screen, startAt, submission: 'idle', question: null }),
    ask: (question) => patch({ question }),
    touch: (field) =>
      state.setState((present) => ({
        touched: present.touched.has(field) ? present.touched : new Set([...present.touched, field]),
        refused: present.refused.filter((error) => error.field !== field),
      })),
    tellChange: (quoteChange) => patch({ quoteChange }),
    begin: (submission) =>
      patch({ submission, submitted: true, failure: null, refused: [], priceChange: null, question: null }),
    end: ({ failure = null, refused = [], priceChange = null } = {}) =>
      patch({ submission: 'idle', submitted: true, failure, refused, priceChange }),
    accept: (order, screen = 'accepted') =>
      patch({
        screen,
        submission: 'idle',
        accepted: { order: null, lines: [], loading: false, ...order },
        failure: null,
        question: null,
      }),
  }
}

/** The order page of a shop: `shop.use(checkoutFeature)`. */
export const checkoutFeature: Feature<Checkout> = { name: 'checkout', create: createCheckout }
