import type { Kopecks } from './money'
import type { NamedRef, PaymentOptionId } from './shared'
import type * as wire from './shared.wire'
import type { Output } from './wire'

/** Why an order cannot be paid at the handover. Source: PAY-29 to PAY-35. */
export type PayOnDeliveryRejectReason = Output<typeof wire.payOnDeliveryRejectReason>

/** A payment option as the server offers it for this order. */
export interface PaymentOffer {
  readonly id: PaymentOptionId
  readonly available: boolean
  readonly displayOrder: number
  /** The option that the server would choose. Source: PAY-19. */
  readonly best: boolean
  /** Why it cannot be chosen: markup of the server, shown only through the trusted HTML door. */
  readonly rejectReason: string | null
  readonly rejectCode: PayOnDeliveryRejectReason | null
  /** What the buyer pays with this option. */
  readonly amount: Kopecks | null
  readonly overpaymentPercent: number | null
  /** How many months it may run; empty when the server does not say. */
  readonly terms: readonly number[]
}

/** All payment options of an order. */
export interface PaymentOffers {
  /** In ascending display order. Source: PAY-16. */
  readonly options: readonly PaymentOffer[]
  /** Products that must be paid before they are sent. */
  readonly prepaymentOnly: readonly NamedRef[]
  /** Pay on delivery is for orders from this sum; null where the server does not say. */
  readonly payOnDeliveryFrom: Kopecks | null
  /** VAT rate of an invoice of today, per cent; null where the server does not say. */
  readonly vatPercent: number | null
}

/** One payment of an instalment schedule. */
export interface Instalment {
  /** YYYY-MM-DD. */
  readonly date: string
  readonly amount: Kopecks
}

/** When and how much the buyer pays with an instalment or a credit. */
export interface InstalmentSchedule {
  readonly instalments: readonly Instalment[]
  readonly total: Kopecks
  readonly overpayment: Kopecks | null
}
