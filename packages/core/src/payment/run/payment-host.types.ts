import type { PaymentOptionId, WizardStep } from '@prilavok/contracts'
import type { StoreApi } from 'zustand/vanilla'
import type { Effects } from '../../effects'
import type { ReadonlyStore } from '../../lib/store'
import type { PaymentOrder } from '../payment-strategy.types'
import type { Payment } from '../payment.store'
import type { RedirectHosts } from '../redirect-hosts'
import type { PaymentRun } from './payment-run.types'
import type { ShopProviders } from './shop-providers'

/** The order draft as far as a payment uses it; core's `order` feature is one. */
export interface PaymentDraft {
  readonly state: ReadonlyStore<{
    readonly id: string | null
    readonly createdOrderId: string | null
    readonly draft: { readonly paymentOption: PaymentOptionId | null } | null
  }>
  readonly reload: () => Promise<unknown>
  readonly flush: () => Promise<unknown>
  /** Saves nothing until the returned function is called. */
  readonly hold: () => () => void
  /** The buyer goes to a payment service and comes back to the step and the option that were left. Source: CHK-36, PAY-24. */
  readonly leaveForPayment: (option: PaymentOptionId | null) => void
  readonly comeBack: () => unknown
  /** Another tab made the order or began another one. */
  readonly onTakenElsewhere: (taken: () => void) => () => void
}

/** What became of a paid order's confirmation: `lost` may be tried again, `refused` will be refused again. */
export type Settled = 'accepted' | 'lost' | 'refused'

/** The order page around a payment. */
export interface PaymentPage {
  /** The draft that the address of the page names; null for none. The address of a return names it in whatever form. */
  readonly orderInAddress: (isReturn: boolean) => string | null
  /** Shows that the payment is being checked. */
  readonly showChecking: () => void
  /** Shows the form at a step; a form that was not there yet is filled first. */
  readonly showForm: (at: WizardStep | null) => Promise<void>
  /** The element that a provider's form is rendered into; waits until the page has one. */
  readonly container: () => Promise<object>
  /** Makes the provider's open form or window a step of the history. */
  readonly enterStep: () => Promise<void>
  /** Takes the provider's open form or window out of the history, where it is a step of its own. */
  readonly leaveStep: () => Promise<void>
  /** The submission is under way. */
  readonly begin: () => void
  /** The submission ended without an order. */
  readonly end: () => void
  /** The server has refused the sum that the buyer was shown: asks for the new one, which the end of the submission shows. */
  readonly priceChanged: () => Promise<void>
  /** Saves everything for a payment; false when the buyer has been shown why not. */
  readonly save: (orderId: string) => Promise<boolean>
  /** Makes the order of a draft that is paid. */
  readonly settle: (orderId: string) => Promise<Settled>
  /** What a provider's form or widget gets of the order. */
  readonly orderOf: (orderId: string, option: PaymentOptionId) => PaymentOrder
}

/** What the payments of a page are made of. */
export interface PaymentParts {
  readonly effects: Effects
  /** The choice of how to pay. */
  readonly payment: Payment
  readonly run: Pick<StoreApi<PaymentRun>, 'getState' | 'setState'>
  readonly providers: ShopProviders
  /** Hosts that a provider may send the buyer to, where the shop has set its own. Source: SAFE-12. */
  readonly redirectHosts: RedirectHosts
  readonly draft: PaymentDraft
  readonly page: PaymentPage
}
