import type { CrossSales } from './cross-sales'
import { toKopecks, toKopecksOrNull, type Kopecks } from './money.words'

/** A good offered beside the cart or a product. */
export interface OfferedGood {
  readonly id: string
  readonly name: string
  readonly url: string
  readonly price: Kopecks
  readonly oldPrice: Kopecks | null
  /** Address of the picture; null shows none. */
  readonly picture: string | null
  /** A server that does not say has it for sale. */
  readonly available: boolean
}

/** Goods offered together under one heading. */
export interface OfferedGroup {
  readonly name: string
  readonly goods: readonly OfferedGood[]
}

/** The cross-sales by category, in kopecks (CART-19). */
export const crossSalesFromWire = (answer: CrossSales): readonly OfferedGroup[] =>
  answer.categories.map(({ categoryName, products }) => ({
    name: categoryName,
    goods: products.map((product) => ({
      id: product.id,
      name: product.name,
      url: product.url,
      price: toKopecks(product.price),
      oldPrice: toKopecksOrNull(product.oldPrice),
      picture: product.mainPicture?.defaultPath ?? null,
      available: product.isAvailable ?? true,
    })),
  }))
