import * as z from 'zod/mini'
import { picture } from './shared.wire'
import { count, flag, id, list, maybe, money, text, url, wire } from './wire'

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
  /** How many goods the server offers; the badge counts the goods that were read (CART-17). */
  count: count(),
})

export const crossSalesRequest = z.object({ productId: maybe(id), exceptProductIds: list(id) })

export const loadCrossSalesWire = wire({ body: crossSalesRequest, answer: crossSales })
