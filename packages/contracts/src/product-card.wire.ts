import * as z from 'zod/mini'
import { toKopecks, toKopecksOrNull } from './money'
import { measureUnit, productAvailabilityType, productTag } from './catalogue-values.wire'
import type { ProductCard } from './product-card.types'
import { picture } from './shared.wire'
import { count, flag, id, int, list, maybe, money, text, url, wholeAddress, wholeOrNull, type Output } from './wire'

export const productCard = z.object({
  id,
  shortId: text(),
  name: text(),
  url,
  price: money,
  oldPrice: maybe(money),
  available: flag,
  availability: productAvailabilityType,
  mainPicture: maybe(picture),
  tags: list(productTag),
  averageUserScore: maybe(z.number()),
  commentsCount: count(),
  unit: measureUnit,
  /** The fewest pieces that are sold; absent = 1. */
  minOrderQuantity: maybe(int()),
  /** Pieces of a pack; absent = 1. */
  quantityStep: maybe(int()),
  /** Changes with the price, the name and the availability. */
  hashCode: text(),
})

/** A card of the wire as widgets show it. */
export const cardFromWire = (card: Output<typeof productCard>): ProductCard => ({
  id: card.id,
  name: card.name,
  url: card.url,
  price: toKopecks(card.price),
  oldPrice: toKopecksOrNull(card.oldPrice),
  picture: card.mainPicture?.defaultPath ?? null,
  available: card.available,
  availability: card.availability,
  tags: card.tags,
  rating: card.averageUserScore,
  reviewCount: card.commentsCount,
  unit: card.unit,
  ...(card.minOrderQuantity !== null && { minimum: card.minOrderQuantity }),
  ...(card.quantityStep !== null && { step: card.quantityStep }),
})

/** The card with whole addresses, for a page of another origin than the server's. */
export const cardAtOrigin = (card: ProductCard, origin: string): ProductCard => ({
  ...card,
  url: wholeAddress(card.url, origin),
  picture: wholeOrNull(card.picture, origin),
})
