import type { loadCompetitorPrices, WireResponseOf } from '@prilavok/contracts'
import type { NotNull } from 'kysely'
import type { Db } from '../../db'
import { roubles, roublesOrNull } from '../../rules/money'

/** No buyer compares more. */
const OFFERS_SENT = 20

/** What other shops ask for a product: everywhere, and in a city where one is named; the surest first. Source: PRODUCT-33, PRODUCT-34. */
export async function competitorPrices(
  db: Db,
  productId: string,
  cityId: string | null,
): Promise<WireResponseOf<typeof loadCompetitorPrices>> {
  const rows = await db
    .selectFrom('competitor_offer')
    .select(['shop_name', 'price_kopecks', 'delivery_kopecks', 'url', 'score'])
    .where('product_id', '=', productId)
    .where('is_active', '=', true)
    .where('price_kopecks', 'is not', null)
    .$narrowType<{ price_kopecks: NotNull }>()
    .where((eb) =>
      cityId === null ? eb('city_id', 'is', null) : eb.or([eb('city_id', 'is', null), eb('city_id', '=', cityId)]),
    )
    .orderBy('score', 'desc')
    .orderBy('price_kopecks')
    .limit(OFFERS_SENT)
    .execute()
  return {
    status: rows.length === 0 ? 'NothingToShow' : 'HasOffers',
    offers: rows.map(({ shop_name: name, price_kopecks: price, delivery_kopecks: delivery, url, score }) => ({
      score,
      name,
      price: roubles(price),
      deliveryCost: roublesOrNull(delivery),
      url,
    })),
  }
}
