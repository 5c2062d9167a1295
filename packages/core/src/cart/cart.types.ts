import type { CalculatedCart } from '@prilavok/contracts'
import type { Packs } from './packs.rules'

/** How the server sells one product. */
export interface SoldInPacks extends Packs {
  readonly id: string
}

/** A product in the local cart. Source: CART-04. */
export interface CartLine {
  /** Id of the product in the shop. */
  readonly id: string
  /** Name of the product as the page gave it. */
  readonly name: string
  /** Kopecks, as the page gave it; shown until the first calculation has arrived. */
  readonly price: number
  /** Address of the picture; empty: none. */
  readonly thumbUrl: string
  /** Address of the product page; empty: none. */
  readonly link: string
  /** Whole pieces, 1 to 9999. Source: SAFE-08. */
  readonly quantity: number
  /** The fewest pieces that the shop sells; left out: 1. */
  readonly minimum?: number | undefined
  /** Pieces of a pack, in which the shop sells; left out: 1. */
  readonly step?: number | undefined
  /** The pieces that were wanted, where the packs made `quantity` another one. */
  readonly wanted?: number | undefined
}

/** What the add-to-cart control knows of its product. */
export type NewLine = Omit<CartLine, 'quantity' | 'wanted'>

/** One line with the server's price where it is known. Money in kopecks. Source: CART-01. */
export interface PricedLine extends CartLine {
  /** Price of all pieces, in kopecks. */
  readonly total: number
  /** The server's mark of the price that the buyer has seen; null before it has calculated. */
  readonly hashCode: string | null
  /** Price of one piece with the discount of paying at once, in kopecks; null: none. */
  readonly discountPrice: number | null
  /** The most pieces that can be had now, where the server says it. */
  readonly maximum?: number | undefined
  /** False when the server reports that the product cannot be bought any more; the sums leave it out. */
  readonly available: boolean
}

/** The cart kept locally. Money in kopecks. Source: CART-03. */
export interface CartState {
  /** The lines in the order in which they were added. */
  readonly lines: readonly CartLine[]
  /** The displayed total: the server's where calculated, else the sum of the known prices. Source: PRICE-11. */
  readonly total: number
  /** The last calculation of the server; null before the first one. */
  readonly calculated: CalculatedCart | null
  /** What the order costs with the discount of paying at once, in kopecks; null: none. */
  readonly discountedOrderAmount: number | null
  /** What the delivery costs, in kopecks; null while it is not known. */
  readonly deliveryPrice: number | null
}

/** One change of the products list. */
export type CartChange =
  | { readonly kind: 'add'; readonly line: NewLine; readonly quantity?: number | undefined }
  | { readonly kind: 'shift'; readonly id: string; readonly by: number }
  | { readonly kind: 'set'; readonly id: string; readonly quantity: number }
  | { readonly kind: 'packs'; readonly items: readonly SoldInPacks[] }
  | { readonly kind: 'remove'; readonly id: string }
  | { readonly kind: 'replace'; readonly lines: readonly CartLine[] }
