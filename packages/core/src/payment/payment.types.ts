import type { PaymentOffer, PaymentOptionId } from '@prilavok/contracts'

/** What can be paid with, and what is chosen. */
export interface PaymentState {
  readonly status: 'idle' | 'loading' | 'ready' | 'failed'
  /** What the server offers for this order, in display order (PAY-16). */
  readonly offers: readonly PaymentOffer[]
  /** The first good that must be paid before it is sent, for the reject reason (PAY-35). */
  readonly prepaymentOnlyProduct: string | null
  readonly choice: PaymentOptionId | null
  /** Which rule made the choice; a person's own is `buyer`. */
  readonly why: PaymentReason | null
}

/** The rules of the recommendation, by number of the ledger (PAY-18 to PAY-22). */
export type PaymentReason = 'preselected' | 'best' | 'current' | 'payOnDelivery' | 'firstAvailable' | 'buyer'

/** The payment option that is chosen for the buyer, with the reason. */
export interface PaymentRecommendation {
  readonly option: PaymentOptionId
  readonly why: PaymentReason
}
