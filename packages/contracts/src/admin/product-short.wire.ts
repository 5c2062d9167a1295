import * as z from 'zod/mini'
import { productAvailabilityType } from '../catalogue-values.wire'
import { asked } from '../query.wire'
import { id, list, maybe, money, pathId, pathText, text, url, wire } from '../wire'

export const productShort = z.object({
  id,
  name: text(),
  article: text(),
  price: money,
  availability: productAvailabilityType,
  thumbUrl: maybe(url),
  url: maybe(url),
  /** Suggest only. */
  score: maybe(z.number()),
})

export const productShortList = z.object({
  items: list(productShort),
})

export const searchProductsWire = wire({ query: z.object({ query: asked(pathText(200)) }), response: productShortList })

export const readProductShortWire = wire({ params: z.object({ id: pathId }), response: productShort })
