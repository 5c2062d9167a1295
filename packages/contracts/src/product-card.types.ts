import type { Kopecks } from './money'
import type * as wire from './catalogue-values.wire'
import type { Output } from './wire'

/** Whether and how a product can be had; a new value is passed on as it is. */
export type ProductAvailabilityType = Output<typeof wire.productAvailabilityType>
/** What lists mark a product with. */
export type ProductTag = Output<typeof wire.productTag>
/** What the pieces of a product are counted in. */
export type MeasureUnit = Output<typeof wire.measureUnit>

/** A product as lists show it: of a category, a search, or what was viewed. */
export interface ProductCard {
  /** Id in the shop. */
  readonly id: string
  /** Name of the product. */
  readonly name: string
  /** Address of its page. */
  readonly url: string
  /** Kopecks for one piece. */
  readonly price: Kopecks
  /** Kopecks before the discount; null without one. */
  readonly oldPrice: Kopecks | null
  /** Address of the picture; null shows none. */
  readonly picture: string | null
  /** Whether it can be ordered. */
  readonly available: boolean
  /** Whether and how it can be had. */
  readonly availability: ProductAvailabilityType
  /** Values of ProductTag: Hit, Novelty, Sale … */
  readonly tags: readonly ProductTag[]
  /** Mean of the buyers' scores; null where nobody has given one. */
  readonly rating: number | null
  /** Reviews of buyers. */
  readonly reviewCount: number
  /** What is counted, as a value of MeasureUnit. */
  readonly unit: MeasureUnit
  /** The fewest pieces that are sold; left out: 1. */
  readonly minimum?: number | undefined
  /** Pieces of a pack, in which it is sold; left out: 1. */
  readonly step?: number | undefined
}
