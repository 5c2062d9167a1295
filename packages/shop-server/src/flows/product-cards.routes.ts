import { loadProductData, MOST_PRODUCT_CARDS } from '@prilavok/contracts'
import { findProducts } from '../features/cart/find-products'
import { findCity } from '../features/city/cities'
import { cardsDelivery } from '../features/delivery/cards-delivery'
import { HttpProblem } from '../http/problem'
import { route, type Route } from '../http/route'
import { cardsOf } from '../content/product-cards/product-card.queries'
import { productCardOf } from '../content/product-cards/card-record'

/** Current cards of many products, in the order of their ids, with the delivery to a city where one is named. */
export const productCardRoutes: readonly Route[] = [
  route(loadProductData, { caching: 60 }, async (shop, { query }) => {
    const ids = [...new Set(query.ids.split(',').filter(Boolean))]
    if (ids.length === 0 || ids.length > MOST_PRODUCT_CARDS)
      throw new HttpProblem('bad-request', {
        detail: `ids are 1 to ${MOST_PRODUCT_CARDS} ids with commas between them.`,
      })
    const cards = await cardsOf(shop.reads, ids)
    const city = query.cityId === undefined ? null : await findCity(shop.db, query.cityId)
    const { products } =
      city === null
        ? { products: [] }
        : await findProducts(
            shop.db,
            ids.map((id) => ({ id, quantity: 1 })),
          )
    const deliveries = city === null ? null : await cardsDelivery(shop, products, city)
    return cards.map((card) => ({ ...productCardOf(shop, card), delivery: deliveries?.get(card.id) ?? null }))
  }),
]
