import type { CompetitorOffer, Kopecks, ProductDelivery } from '@prilavok/contracts'

/** The product of a page, as its server has written it there. Source: PRODUCT-02, PRODUCT-03. */
export interface PageProduct {
  /** Id in the shop. */
  readonly id: string
  /** Name of the product. */
  readonly name: string
  /** Kopecks. */
  readonly price: Kopecks
  /** Whether it can be bought. */
  readonly available: boolean
  /** Null where the page does not say. */
  readonly weightKg: number | null
  /** How many reviews it has. */
  readonly commentsCount: number | null
  /** Mean of the buyers' scores, 0 to 5. */
  readonly averageScore: number | null
}

/** The tabs of a product page. Source: PRODUCT-04. */
export type ProductTab = 'description' | 'delivery' | 'comments'

/** The forms that buttons of a product page open. Source: PRODUCT-18. */
export type ProductFormName =
  'stock-subscription' | 'remind-later' | 'quickbuy' | 'waiting-for-discount' | 'customer-question' | 'call-me-back'

/** The product of the page and what is known of it in the visitor's city. */
export interface ProductState {
  /** Null on pages of no product, and until it is read. */
  readonly product: PageProduct | null
  /** Of the delivery to the visitor's city. */
  readonly status: 'idle' | 'loading' | 'ready' | 'failed'
  /** Null before it is loaded, and after a failure. Source: PRODUCT-38. */
  readonly delivery: ProductDelivery | null
  /** Offers of other shops that are worth showing. Source: PRODUCT-35, PRODUCT-36. */
  readonly offers: readonly CompetitorOffer[]
  /** This visitor's draw for the quick order; null until it is drawn. Source: PRODUCT-26. */
  readonly quickbuyDraw: number | null
  /** The share of visitors who are offered the quick purchase, 0 to 1. */
  readonly quickbuyProbability: number
  /** Markup of the reviews, as the page's server renders them. Source: PRODUCT-07. */
  readonly comments: { readonly status: 'idle' | 'loading' | 'ready' | 'failed'; readonly html: string }
  /** The tab that somebody wants open; another request for the same one counts up. */
  readonly wantedTab: { readonly tab: ProductTab; readonly request: number } | null
}

export type { CompetitorOffer, ProductDelivery } from '@prilavok/contracts'
