import type { Kopecks } from './money'
import type { ProductAvailabilityType, ProductTag } from './product-card.types'
import type { NamedRef } from './shared'

export type { ProductAvailabilityType, ProductTag } from './product-card.types'

/** What another shop asks for the same product. Source: PRODUCT-34. */
export interface CompetitorOffer {
  /** How sure the server is that it is the same product, 0 to 1. */
  readonly score: number
  /** Name of the other shop. */
  readonly name: string | null
  /** Kopecks. */
  readonly price: Kopecks | null
  /** Kopecks; null where it is not known. */
  readonly deliveryCost: Kopecks | null
  /** Address of the offer; null where there is none. */
  readonly url: string | null
}

/** The offers of other shops; with `NothingToShow` none is shown. Source: PRODUCT-35. */
export interface CompetitorOffers {
  /** `NothingToShow`, or another value where offers may be shown. */
  readonly status: string
  /** What other shops ask. */
  readonly offers: readonly CompetitorOffer[]
}

/** A product with everything that its page shows, for shops that render pages of their own. */
export interface ProductDetails {
  /** Id in the shop. */
  readonly id: string
  /** The id that addresses have. */
  readonly shortId: string
  /** Name of the product. */
  readonly name: string
  /** Address of its page. */
  readonly url: string
  /** The shop's own number of it. */
  readonly article: string
  /** Kopecks for one piece. */
  readonly price: Kopecks
  /** Kopecks before the discount; null without one. */
  readonly oldPrice: Kopecks | null
  /** Whether it can be ordered. */
  readonly available: boolean
  /** Whether and how it can be had. */
  readonly availability: ProductAvailabilityType
  /** Kilograms. */
  readonly weightKg: number
  /** Reviews of buyers. */
  readonly reviewCount: number
  /** Mean of the buyers' scores; null where nobody has given one. */
  readonly rating: number | null
  /** What is counted, as a value of MeasureUnit. */
  readonly unit: string
  /** Pieces that are sold at least. */
  readonly minOrderQuantity: number
  /** Pieces of a pack, in which it is sold; left out: 1. */
  readonly quantityStep?: number | undefined
  /** Who makes it; null where that is not known. */
  readonly manufacturer: NamedRef | null
  /** The category it is in. */
  readonly category: NamedRef
  /** From the root of the catalogue to the product's category. */
  readonly breadcrumbs: readonly NamedRef[]
  /** Addresses of the pictures, the main one first. */
  readonly pictures: readonly string[]
  /** Markup that staff wrote; shown by `TrustedHtml` alone. */
  readonly shortDescription: string | null
  /** HTML of the server; null for none. */
  readonly detailedDescription: string | null
  /** Its characteristics. */
  readonly specs: readonly { readonly group: string | null; readonly name: string; readonly value: string }[]
  /** What sets it apart. */
  readonly features: readonly { readonly name: string; readonly text: string | null; readonly iconUrl: string | null }[]
  /** Files such as instructions and certificates. */
  readonly attachments: readonly { readonly name: string; readonly url: string; readonly sizeBytes: number }[]
  /** Address of a review video; null for none. */
  readonly videoUrl: string | null
  /** Values of ProductTag: Hit, Novelty, Sale … */
  readonly tags: readonly ProductTag[]
  /** Changes when price, name or availability changes. */
  readonly hashCode: string
}
