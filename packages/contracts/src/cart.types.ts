import type { Kopecks } from './money'
import type { NamedRef } from './shared'

/** One product of a calculated cart. */
export interface CalculatedLine {
  readonly id: string
  /** Empty when the server gave no name. Source: PRICE-01. */
  readonly name: string
  readonly price: Kopecks
  /** Changes when price, name or availability changes. */
  readonly hashCode: string
  readonly discountPrice: Kopecks | null
  /** False when the product cannot be bought any more; a server that does not say has it for sale. */
  readonly available: boolean
  /** The fewest pieces that the shop sells; left out where the server does not say. */
  readonly minimum?: number | undefined
  /** Pieces of a pack, in which the shop sells; left out where the server does not say. */
  readonly step?: number | undefined
  /** The most pieces that can be had now; left out where the server does not say. */
  readonly maximum?: number | undefined
}

/** What became of the promo code that the buyer has typed. Money in kopecks. */
export interface PromoOutcome {
  /** The code as the shop writes it. */
  readonly code: string
  /** Whether the amounts have it. */
  readonly isApplied: boolean
  /** Why it is not granted; null where it is. */
  readonly reason: string | null
  /** The same in the shop's own words. */
  readonly message: string | null
  /** What is missing to the least sum that it is for. */
  readonly missing: Kopecks | null
  /** What it takes off. */
  readonly discount: Kopecks | null
}

/** What the server counted for the products of a cart. Source: PRICE-01. */
export interface CalculatedCart {
  readonly items: readonly CalculatedLine[]
  readonly total: Kopecks
  readonly discountedTotal: Kopecks | null
  readonly payOnDeliveryDiscountedCost: Kopecks | null
  /** Pay on delivery is for orders from this sum; null where the server does not say. */
  readonly payOnDeliveryFrom: Kopecks | null
  /** Products that have to be paid in advance; left out where the server does not say. */
  readonly prepaymentOnly?: readonly NamedRef[] | undefined
  /** Products that the shop no longer sells. */
  readonly removed: readonly NamedRef[]
  /** Left out where no promo code was sent, and where the server knows none. */
  readonly promo?: PromoOutcome | undefined
}
