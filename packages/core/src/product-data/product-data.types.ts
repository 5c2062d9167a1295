import type { Kopecks, ProductData } from '@prilavok/contracts'

/** What an element of a page may show of a product. */
export type ProductField =
  | 'name'
  | 'price'
  | 'old-price'
  | 'discount'
  | 'saving'
  | 'stock'
  | 'rating'
  | 'reviews'
  | 'delivery-price'
  | 'delivery-date'
  | 'quantity'

/** What a field says, for the labels to write; null says nothing, as the old price of a product without one. */
export type FieldValue =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'amount'; readonly kopecks: Kopecks }
  | { readonly kind: 'percent'; readonly percent: number }
  | { readonly kind: 'stock'; readonly availability: ProductData['availability'] }
  | { readonly kind: 'rating'; readonly rating: number }
  | { readonly kind: 'count'; readonly count: number }
  | { readonly kind: 'free' }
  /** Days on which it may arrive, in milliseconds since 1970. */
  | { readonly kind: 'days'; readonly from: number; readonly to: number }
  | null

/** The products that a page names, as the server has them now. */
export interface ProductDataState {
  /** `failed` keeps what was there before. */
  readonly status: 'idle' | 'loading' | 'ready' | 'failed'
  /** By id; a product that the shop does not have is missing. */
  readonly products: ReadonlyMap<string, ProductData>
}
