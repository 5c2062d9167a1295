import type { DeliveryChoice, DeliveryMethod, PickupPoint } from './delivery.types'
import type { Kopecks } from './money'
import type { Marketing, PaymentOptionId, PaymentStatus } from './shared'
import type * as wire from './shared.wire'
import type { Output } from './wire'

/** A step of the checkout. Source: CHK-10, CHK-12. */
export type WizardStep = Output<typeof wire.wizardStep>

/** A person with a phone; empty text for what is not given. */
export interface Person {
  readonly firstName: string
  readonly lastName: string
  readonly middleName: string
  readonly phone: string
}

/** Who orders. */
export interface Buyer extends Person {
  /** The shop's id of a known buyer. */
  readonly id: string | null
  /** All names in one line, as typed or suggested. */
  readonly fullName: string
  readonly secondaryPhone: string
  readonly email: string
  /** The order comment is kept with the buyer. Source: CHK-26. */
  readonly comment: string
}

/** One product of an order draft. Source: CART-01. */
export interface OrderLine {
  readonly id: string
  readonly quantity: number
  readonly name: string
  readonly price: Kopecks | null
  readonly total: Kopecks | null
  readonly discountPrice: Kopecks | null
  readonly thumbUrl: string | null
  readonly link: string | null
  readonly hashCode: string | null
}

/** An order that is being made; "order in process" on the wire (CHK-38). */
export interface OrderDraft {
  readonly id: string
  readonly version: number
  readonly lines: readonly OrderLine[]
  readonly buyer: Buyer
  /** Null when the buyer receives the order. */
  readonly recipient: Person | null
  readonly delivery: DeliveryChoice
  readonly company: Company | null
  /** Set once the order is created: the draft is then complete. */
  readonly createdOrderId: string | null
  /** The number that people see, once the order is created. */
  readonly orderNumber: string | null
  /** What the created order costs with its delivery, in kopecks; for its owner and its payer. */
  readonly orderTotal: number | null
  /** The created order, as far as its reader may see it. */
  readonly order: PlacedOrder | null
  /** Who reads it; null where the server does not say. */
  readonly access: 'owner' | 'payer' | 'stranger' | (string & {}) | null
  readonly lastStep: WizardStep | null
  readonly roistatVisitId: string | null
  readonly tinkoffInstallmentId: string | null
  readonly paymentOption: PaymentOptionId | null
  readonly paymentStatus: PaymentStatus | null
}

/** What is to change in a draft: an absent part stays as it is, null clears it (CHK-47). */
export interface OrderChange {
  readonly id?: string | null
  readonly lastStep?: WizardStep | null
  readonly lines?: readonly OrderLineChange[]
  readonly buyer?: Buyer
  readonly recipient?: Person | null
  readonly delivery?: DeliveryChoice
  readonly company?: Company | null
  readonly roistatVisitId?: string | null
  readonly tinkoffInstallmentId?: string | null
  readonly personalDataConsent?: boolean
  /** What has led the visitor here; only the parameters that are known. */
  readonly marketing?: Partial<Marketing>
}

/** A line as it is sent: the server trusts only id and quantity, and compares the hash code with the present price. */
export type OrderLineChange = Pick<OrderLine, 'id' | 'quantity'> & Partial<Pick<OrderLine, 'hashCode'>>

/** Whom the invoice is made out to. */
export interface Company {
  readonly inn: string
  readonly kpp: string | null
  readonly ogrn: string
  readonly companyName: string
  readonly bic: string
  readonly bankAccount: string
  readonly corAccount: string
}

/**
 * An order that the shop has taken, as its confirmation shows it. Everything beyond the number may be missing: a server may not say it,
 * and others than the owner do not get it.
 */
export interface PlacedOrder {
  /** The number that people see; empty where the server has none. */
  readonly number: string
  /** Where the order stands, in the shop's word: `AwaitingConfirmation`, `AwaitingPayment`, `Paid` … */
  readonly status: string | null
  /** ISO 8601. */
  readonly createdOn: string | null
  readonly sums: PlacedOrderSums
  /** The promo code that the order has, and what it took off of the products; left out where there is none. */
  readonly promo?: { readonly code: string; readonly discount: Kopecks | null } | undefined
  /** When the last money came, ISO 8601. */
  readonly paidOn: string | null
  /** By when it should be paid, YYYY-MM-DD. */
  readonly payUntil: string | null
  readonly paymentOption: PaymentOptionId | null
  readonly delivery: PlacedOrderDelivery | null
  readonly contacts: PlacedOrderContacts | null
  /** Who pays the invoice; left out where nobody does. */
  readonly companyName?: string | undefined
  /** Where the invoice is downloaded, and where the receipt is seen. */
  readonly invoiceUrl: string | null
  readonly receiptUrl: string | null
}

/** What a placed order costs, and what of it is paid. */
export interface PlacedOrderSums {
  readonly products: Kopecks | null
  readonly discount: Kopecks | null
  readonly delivery: Kopecks | null
  readonly total: Kopecks | null
  readonly paid: Kopecks | null
  readonly due: Kopecks | null
}

/** Where a placed order goes. */
export interface PlacedOrderDelivery {
  readonly method: DeliveryMethod
  readonly carrierName: string | null
  /** The whole address in one line, of the point or of the buyer. */
  readonly address: string | null
  readonly point: PickupPoint | null
  readonly storageDays: number | null
}

/** Whom the shop will call and write to. */
export interface PlacedOrderContacts {
  readonly name: string
  /** As it is shown, `+79123456789`. */
  readonly phone: string
  readonly email: string
  /** Null when the buyer receives the order. */
  readonly recipientName: string | null
  readonly recipientPhone: string | null
}
