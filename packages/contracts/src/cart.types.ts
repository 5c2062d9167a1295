import type { Kopecks } from './money'
import type { NamedRef } from './shared'

/** One good of a calculated cart. */
export interface CalculatedGood {
  readonly id: string
  /** Empty when the server gave no name (PRICE-01). */
  readonly name: string
  readonly price: Kopecks
  /** Changes when price, name or availability changes. */
  readonly hashCode: string
  readonly discountPrice: Kopecks | null
  /** False when the good cannot be bought any more; a server that does not say has it for sale. */
  readonly available: boolean
}

/** What the server counted for the goods of a cart (PRICE-01). */
export interface CalculatedCart {
  readonly items: readonly CalculatedGood[]
  readonly total: Kopecks
  readonly discountedTotal: Kopecks | null
  readonly payOnDeliveryDiscountedCost: Kopecks | null
  /** Goods that the shop no longer sells. */
  readonly removed: readonly NamedRef[]
}
