import type { Company, Customer, Delivery, OrderInProcessSave, Recipient } from '@prilavok/contracts'

/** A line of a draft; the hash code is what the buyer has seen. */
export interface DraftLine {
  readonly id: string
  readonly quantity: number
  readonly hashCode: string | null
}

/** The order of WooCommerce that a draft becomes. */
export interface DraftOrder {
  /** Since when an order is being made; by it a lost one is looked for. */
  readonly since: string
  /** The cart that it is made of: with its token WooCommerce places the same order, however often it is asked. */
  readonly session: { readonly token: string; readonly nonce: string } | null
  /** What was to be ordered; another cart or another way to pay is another order. */
  readonly contents: string
  /** Id of the order in WooCommerce; null while it is unknown. */
  readonly wooId: number | null
  /** Where the buyer pays; null where there is no such page. */
  readonly paymentUrl: string | null
}

/** An order draft as it is kept. */
export interface StoredDraft {
  readonly id: string
  readonly version: number
  /** Hash of the key that owns it. */
  readonly owner: string
  /** Idempotency-Key of the save that made this version. */
  readonly savedWith: string | null
  readonly cart: readonly DraftLine[]
  readonly customer: Partial<Customer>
  readonly recipient: Recipient | null
  readonly delivery: Partial<Delivery>
  readonly company: Company | null
  readonly lastStep: string | null
  readonly roistatVisitId: string | null
  readonly tinkoffInstallmentId: string | null
  readonly marketing: OrderInProcessSave['marketing']
  /** When the buyer agreed that personal data are processed. */
  readonly consentOn: string | null
  readonly promoCode: string | null
  readonly updatedOn: string
  readonly order: DraftOrder | null
  /** Whether the order is made: confirmed by the buyer, or paid. */
  readonly isOrdered: boolean
  /** Until when a request that makes its order has it to itself, in milliseconds since 1970. */
  readonly busyUntil: number
}
