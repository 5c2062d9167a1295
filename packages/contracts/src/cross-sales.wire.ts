import * as z from 'zod/mini'
import type { OfferedGroup } from './cross-sales.types'
import { toKopecks, toKopecksOrNull } from './money'
import { picture } from './shared.wire'
import {
  count,
  flag,
  id,
  list,
  mapped,
  maybe,
  money,
  text,
  url,
  wholeAddress,
  wholeOrNull,
  wire,
  type Output,
} from './wire'

export const crossSalesProduct = z.object({
  id,
  name: text(),
  url,
  price: money,
  oldPrice: maybe(money),
  mainPicture: maybe(picture),
  isAvailable: maybe(flag),
})

export const crossSalesCategory = z.object({ categoryName: text(), products: list(crossSalesProduct) })

export const crossSales = z.object({
  categories: list(crossSalesCategory),
  /** How many products the server offers; the badge counts the products that were read (CART-17). */
  count: count(),
})

export const crossSalesRequest = z.object({ productId: maybe(id), exceptProductIds: list(id, 200) })

/** The groups of the wire as widgets show them. */
export const groupsFromWire = ({ categories }: Output<typeof crossSales>): readonly OfferedGroup[] =>
  categories.map(({ categoryName, products }) => ({
    name: categoryName,
    products: products.map((product) => ({
      id: product.id,
      name: product.name,
      url: product.url,
      price: toKopecks(product.price),
      oldPrice: toKopecksOrNull(product.oldPrice),
      picture: product.mainPicture?.defaultPath ?? null,
      available: product.isAvailable ?? true,
    })),
  }))

/** Servers name pages and pictures by their paths; buyers of a page of another origin are led to the shop all the same. */
export const groupsAtOrigin = (groups: readonly OfferedGroup[], origin: string): readonly OfferedGroup[] =>
  groups.map(({ name, products }) => ({
    name,
    products: products.map((product) => ({
      ...product,
      url: wholeAddress(product.url, origin),
      picture: wholeOrNull(product.picture, origin),
    })),
  }))

export const loadCrossSalesWire = wire({
  body: crossSalesRequest,
  response: mapped(crossSales, groupsFromWire),
  atOrigin: groupsAtOrigin,
})
