import type { Generated, JSONColumnType } from 'kysely'
import type { JsonPart, Moment, MomentOrNull } from './columns'

/** A promo code; what the staff have set is in `details`, by the contract's field names. */
export interface PromoCodeTable {
  readonly id: string
  readonly details: JSONColumnType<JsonPart>
  /** Follows from `details`. */
  readonly code: Generated<string>
  /** Orders that have it and are not cancelled, and drafts that are being paid. */
  readonly used: Generated<number>
}

/** How many orders of a buyer have a code. */
export interface PromoCodeBuyerTable {
  readonly promo_code_id: string
  readonly customer_id: string
  readonly used: Generated<number>
}

/** A code that a draft has taken: when its payment begins, or with its order. */
export interface PromoCodeUseTable {
  readonly order_in_process_id: string
  readonly promo_code_id: string
  readonly customer_id: string
  /** What it took off. */
  readonly kopecks: number
  /** Until then a draft without an order keeps it; null for an order. */
  readonly kept_until: MomentOrNull
  /** When the order was cancelled. */
  readonly released_on: MomentOrNull
  readonly created_on: Moment
}
