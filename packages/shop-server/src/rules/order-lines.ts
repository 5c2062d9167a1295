import { countedWeightKg, type Parcel } from './delivery-cost'

/** A line as it is requested. */
export interface WantedLine {
  readonly id: string
  readonly quantity: number
}

/** A line with what the shop knows of its product. */
export interface Product extends WantedLine {
  readonly name: string
  readonly slug: string
  readonly article: string
  readonly priceKopecks: number
  readonly weightKg: number
  readonly volumeL: number
  readonly tags: readonly string[]
  /** The fewest pieces that are sold, and the pieces of a pack. */
  readonly minimum: number
  readonly step: number
  /** The most pieces that there are now; null: as many as an order takes. */
  readonly maximum: number | null
  /** The discount of this product for paying at once, in per cent; null: the shop's. */
  readonly immediatePercent: number | null
  readonly isPrepaymentOnly: boolean
  readonly isOnSale: boolean
  readonly hashCode: string
}

/** The lines of a cart, and the requested products that are no longer sold. */
export interface Products {
  readonly products: readonly Product[]
  readonly removed: readonly { readonly id: string; readonly name: string }[]
}

const sum = (products: readonly Product[], of: (product: Product) => number) =>
  products.reduce((total, product) => total + of(product) * product.quantity, 0)

/** What the lines cost before discounts. */
export const productsKopecksOf = (products: readonly Product[]): number =>
  sum(products, ({ priceKopecks }) => priceKopecks)

/** The lines as one parcel. */
export const parcelOf = (products: readonly Product[]): Parcel => ({
  weightKg: countedWeightKg(
    sum(products, ({ weightKg }) => weightKg),
    sum(products, ({ volumeL }) => volumeL),
  ),
  productsKopecks: productsKopecksOf(products),
  alwaysFree: products.length > 0 && products.every(({ tags }) => tags.includes('FreeDelivery')),
})

/** The heaviest line, kilograms. */
export const heaviestLineKg = (products: readonly Product[]): number =>
  Math.max(0, ...products.map(({ weightKg, quantity }) => weightKg * quantity))

/** Lines whose product is sold for prepayment only. */
export const prepaymentProducts = (products: readonly Product[]): readonly Product[] =>
  products.filter(({ isPrepaymentOnly }) => isPrepaymentOnly)
