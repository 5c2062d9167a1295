import * as z from 'zod/mini'
import { toKopecks } from './money'
import { cardAtOrigin, cardFromWire, productCard } from './product-card.wire'
import type { ProductData } from './product-data.types'
import { asked } from './query.wire'
import { id, int, list, mapped, maybe, money, pathText, wire, type Output } from './wire'

export const cardDelivery = z.object({ cost: money, daysTravelTimeFrom: int(), daysTravelTimeTo: int() })

export const productDataCard = z.object({
  ...productCard.shape,
  /** To the city of the request. */
  delivery: maybe(cardDelivery),
})

const dataFromWire = (cards: readonly Output<typeof productDataCard>[]): readonly ProductData[] =>
  cards.map(({ delivery, ...card }) => ({
    ...cardFromWire(card),
    delivery: delivery && {
      price: toKopecks(delivery.cost),
      daysFrom: delivery.daysTravelTimeFrom,
      daysTo: delivery.daysTravelTimeTo,
    },
  }))

const atOrigin = (products: readonly ProductData[], origin: string): readonly ProductData[] =>
  products.map((product) => ({ ...product, ...cardAtOrigin(product, origin) }))

export const loadProductDataWire = wire({
  query: z.object({
    /** Ids with commas between them. */
    ids: pathText(8_000),
    /** Adds the delivery to this city. */
    cityId: asked(id),
  }),
  response: mapped(list(productDataCard), dataFromWire),
  atOrigin,
})
