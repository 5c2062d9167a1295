import type { CalculatedCart } from '@prilavok/contracts'

/** A product in the local cart (CART-04). */
export interface CartLine {
  readonly id: string
  readonly name: string
  /** Kopecks, as the page gave it; shown until the first calculation has arrived. */
  readonly price: number
  readonly thumbUrl: string
  readonly link: string
  /** Whole pieces, 1 to 9999 (SAFE-08). */
  readonly quantity: number
}

/** What the add-to-cart control knows of its product. */
export type NewLine = Omit<CartLine, 'quantity'>

/** One line with the server's price where it is known (CART-01). Money in kopecks. */
export interface PricedLine extends CartLine {
  readonly total: number
  readonly hashCode: string | null
  readonly discountPrice: number | null
  /** False when the server reports that the product cannot be bought any more; the sums leave it out. */
  readonly available: boolean
}

/** The cart kept locally (CART-03). Money in kopecks. */
export interface CartState {
  readonly lines: readonly CartLine[]
  /** The displayed total (PRICE-11): the server's where calculated, else the sum of the known prices. */
  readonly total: number
  readonly calculated: CalculatedCart | null
  readonly discountedOrderAmount: number | null
  readonly deliveryPrice: number | null
}

/** One change of the products list. */
export type CartChange =
  | { readonly kind: 'add'; readonly line: NewLine; readonly quantity: number }
  | { readonly kind: 'shift'; readonly id: string; readonly by: number }
  | { readonly kind: 'set'; readonly id: string; readonly quantity: number }
  | { readonly kind: 'remove'; readonly id: string }
  | { readonly kind: 'replace'; readonly lines: readonly CartLine[] }
