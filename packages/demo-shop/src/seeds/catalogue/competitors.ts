import { slugOf } from '@prilavok/shop-server/kit'
import { chance } from '../random'
import type { ProductRow } from './product'

/** What another shop asks for a product, a row of the competitor_offer table. */
export interface CompetitorRow {
  readonly product_id: string
  readonly shop_name: string
  readonly price_kopecks: number
  readonly delivery_kopecks: number | null
  readonly score: number
  readonly url: string
}

/** Names that no shop has, at addresses that lead nowhere. */
const SHOPS = ['Кирпичный ряд', 'Дом и мастер', 'СтройСклад-24', 'Ремонтник', 'База на Лесной'] as const
const SHARE_COMPARED = 0.6

const tenRoubles = (kopecks: number) => Math.round(kopecks / 1_000) * 1_000

function offersFor({ id, price_kopecks: price }: ProductRow): readonly CompetitorRow[] {
  const random = chance('competitor', id)
  if (!random.is(SHARE_COMPARED)) return []
  return SHOPS.filter(() => random.is(0.55)).map((shop_name) => ({
    product_id: id,
    shop_name,
    // Most ask a little more; a shop that compares honestly shows the few who ask less.
    price_kopecks: Math.max(1_000, tenRoubles(price * (0.97 + random.next() * 0.2))),
    delivery_kopecks: random.is(0.7) ? tenRoubles(25_000 + random.next() * 60_000) : null,
    score: Math.round((0.3 + random.next() * 0.7) * 100) / 100,
    url: `https://${slugOf(shop_name)}.example/tovar/${id}`,
  }))
}

/** What other shops ask for the products; some are not compared at all. */
export const competitorOffers = (products: readonly ProductRow[]): readonly CompetitorRow[] =>
  products.flatMap(offersFor)
