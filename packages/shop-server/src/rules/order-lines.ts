import { countedWeightKg, type Parcel } from './delivery-cost'

/** A line as it is requested. */
export interface WantedLine {
  readonly id: string
  readonly quantity: number
}

/** A line with what the shop knows of its product. */
export interface Good extends WantedLine {
  readonly name: string
  readonly slug: string
  readonly article: string
  readonly priceKopecks: number
  readonly weightKg: number
  readonly volumeL: number
  readonly tags: readonly string[]
  readonly isOnSale: boolean
  readonly hashCode: string
}

/** The lines of a cart, and the requested products that are no longer sold. */
export interface Goods {
  readonly goods: readonly Good[]
  readonly removed: readonly { readonly id: string; readonly name: string }[]
}

const sum = (goods: readonly Good[], of: (good: Good) => number) =>
  goods.reduce((total, good) => total + of(good) * good.quantity, 0)

/** What the lines cost before discounts. */
export const goodsKopecksOf = (goods: readonly Good[]): number => sum(goods, ({ priceKopecks }) => priceKopecks)

/** The lines as one parcel. */
export const parcelOf = (goods: readonly Good[]): Parcel => ({
  weightKg: countedWeightKg(
    sum(goods, ({ weightKg }) => weightKg),
    sum(goods, ({ volumeL }) => volumeL),
  ),
  goodsKopecks: goodsKopecksOf(goods),
  alwaysFree: goods.length > 0 && goods.every(({ tags }) => tags.includes('FreeDelivery')),
})

/** The heaviest line, kilograms. */
export const heaviestLineKg = (goods: readonly Good[]): number =>
  Math.max(0, ...goods.map(({ weightKg, quantity }) => weightKg * quantity))

/** Lines whose product is sold for prepayment only. */
export const prepaymentGoods = (goods: readonly Good[]): readonly Good[] =>
  goods.filter(({ tags }) => tags.includes('PrepaymentOnly'))
