import type { Kopecks, PaymentOffer, PaymentOptionId } from '@prilavok/contracts'

/** What can be paid with, and what is chosen. */
export interface PaymentState {
  /** Whether the offers are known. */
  readonly status: 'idle' | 'loading' | 'ready' | 'failed'
  /** What the server offers for this order and this checkout can carry out, in display order. Source: PAY-16. */
  readonly offers: readonly PaymentOffer[]
  /** The same as the buyer sees it: instalments and credits share one item (PAY-05). */
  readonly items: readonly PaymentItem[]
  /** The first product that must be paid before it is sent, for the reject reason. Source: PAY-35. */
  readonly prepaymentOnlyProduct: string | null
  /** Pay on delivery is for orders from this sum, in kopecks; null where the server does not say. */
  readonly payOnDeliveryFrom: number | null
  /** VAT rate of an invoice, per cent, as the settings say it, else the server; null where neither does. */
  readonly vatPercent: number | null
  /** The item that is chosen; `Credit` may be chosen while the method is not (PAY-26). */
  readonly item: PaymentItemValue | null
  /** The chosen option; null: none. */
  readonly choice: PaymentOptionId | null
  /** Which rule made the choice; a person's own is `buyer`. */
  readonly why: PaymentReason | null
}

/** The value of a payment item: the option's own id, or the group of instalments and credits (PAY-07). */
export type PaymentItemValue = PaymentOptionId | 'Credit'

/** One line of the buyer's list of payments. Source: PAY-06. */
export interface PaymentItem {
  readonly value: PaymentItemValue
  readonly available: boolean
  /** The smallest of its members. Source: PAY-16. */
  readonly displayOrder: number
  /** What the buyer pays; null when its members differ or the server does not return it. */
  readonly amount: Kopecks | null
  readonly rejectReason: PaymentOffer['rejectReason']
  readonly rejectCode: PaymentOffer['rejectCode']
  /** The badge that the Credit item carries. Source: PAY-13. */
  readonly badgeType: 'primary' | null
  /** What the item offers: the options of the group, or the option itself. */
  readonly members: readonly PaymentOffer[]
}

/** The rules of the recommendation, by number of the ledger. Source: PAY-18 to PAY-22. */
export type PaymentReason = 'preselected' | 'best' | 'current' | 'payOnDelivery' | 'firstAvailable' | 'buyer'

/** The payment option that is chosen for the buyer, with the reason. */
export interface PaymentRecommendation {
  readonly option: PaymentOptionId
  readonly why: PaymentReason
}
