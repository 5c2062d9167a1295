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
  readonly id: string
  readonly name: string
  /** Address of its page. */
  readonly url: string
  readonly price: Kopecks
  readonly oldPrice: Kopecks | null
  /** Address of the picture; null shows none. */
  readonly picture: string | null
  /** Whether it can be ordered. */
  readonly available: boolean
  readonly availability: ProductAvailabilityType
  readonly tags: readonly ProductTag[]
  /** Mean of the buyers' scores; null where nobody has given one. */
  readonly rating: number | null
  readonly reviewCount: number
  readonly unit: MeasureUnit
}
