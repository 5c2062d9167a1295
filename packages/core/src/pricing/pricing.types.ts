import type { CalculatedCart } from '@prilavok/contracts'

/** What the price depends on beside the products. Source: PRICE-12 to PRICE-14. */
export interface PricingContext {
  readonly orderId: string | null
  readonly phone: string | null
  readonly email: string | null
  /** The promo code that the buyer has typed. */
  readonly promoCode?: string | null | undefined
}

/** The status of the calculation of the prices. */
export interface PricingState {
  /** `failed` keeps the last calculation: a failed one changes nothing that is shown (PRICE-10). */
  readonly status: 'idle' | 'loading' | 'ready' | 'failed'
  /** What the server has calculated last; null: nothing yet. */
  readonly calculation: CalculatedCart | null
}

/** A product and how many pieces of it are to be priced. */
export interface LineRef {
  readonly id: string
  readonly quantity: number
}
