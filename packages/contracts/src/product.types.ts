import type { Kopecks } from './money'
import type { ProductAvailabilityType, ProductTag } from './product-card.types'
import type { NamedRef } from './shared'

export type { ProductAvailabilityType, ProductTag } from './product-card.types'

/** What another shop asks for the same product. Source: PRODUCT-34. */
export interface CompetitorOffer {
  /** How sure the server is that it is the same product, 0 to 1. */
  readonly score: number
  readonly name: string | null
  readonly price: Kopecks | null
  readonly deliveryCost: Kopecks | null
  readonly url: string | null
}

/** The offers of other shops; with `NothingToShow` none is shown. Source: PRODUCT-35. */
export interface CompetitorOffers {
  readonly status: string
  readonly offers: readonly CompetitorOffer[]
}

/** A product with everything that its page shows, for shops that render pages of their own. */
export interface ProductDetails {
  readonly id: string
  readonly shortId: string
  readonly name: string
  readonly url: string
  readonly article: string
  readonly price: Kopecks
  readonly oldPrice: Kopecks | null
  readonly available: boolean
  readonly availability: ProductAvailabilityType
  readonly weightKg: number
  readonly reviewCount: number
  /** Mean of the buyers' scores; null where nobody has given one. */
  readonly rating: number | null
  readonly unit: string
  readonly minOrderQuantity: number
  readonly manufacturer: NamedRef | null
  readonly category: NamedRef
  /** From the root of the catalogue to the product's category. */
  readonly breadcrumbs: readonly NamedRef[]
  /** Addresses of the pictures, the main one first. */
  readonly pictures: readonly string[]
  /** Markup that staff wrote; shown by `TrustedHtml` alone. */
  readonly shortDescription: string | null
  readonly detailedDescription: string | null
  readonly specs: readonly { readonly group: string | null; readonly name: string; readonly value: string }[]
  readonly features: readonly { readonly name: string; readonly text: string | null; readonly iconUrl: string | null }[]
  readonly attachments: readonly { readonly name: string; readonly url: string; readonly sizeBytes: number }[]
  readonly videoUrl: string | null
  readonly tags: readonly ProductTag[]
  /** Changes when price, name or availability changes. */
  readonly hashCode: string
}
