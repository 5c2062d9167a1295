import { sql, type Kysely } from 'kysely'
import { packColumns, type ProductPacks } from '../../db/product-packs'
import { ratingColumns, type ProductRating } from '../../db/product-rating'
import type { Availability, ShopDatabase } from '../../db/schema'

/** Products on one page of a list. */
export const PAGE_SIZE = 24

/** In which order the buyer wants to see products. */
export type Sorting = 'popular' | 'cheap' | 'expensive' | 'new'

/** What a product card shows. */
export interface CardProduct extends ProductRating, ProductPacks {
  readonly id: string
  readonly slug: string
  readonly article: string
  readonly name: string
  readonly category_id: string
  readonly price_kopecks: number
  readonly old_price_kopecks: number | null
  readonly unit: string
  readonly availability: Availability
  readonly tags: readonly string[]
}

/** Products on sale, as cards. */
export const cards = (db: Kysely<ShopDatabase>) =>
  db
    .selectFrom('product')
    .select([
      'product.id',
      'product.slug',
      'article',
      'product.name',
      'product.category_id',
      'price_kopecks',
      'old_price_kopecks',
      'unit',
      'availability',
      'tags',
    ])
    .select(packColumns)
    .select(ratingColumns)
    .where('is_visible', '=', true)

/** The products of these ids as cards, in their order; those that have just been taken off sale are left out. */
export async function cardsOf(db: Kysely<ShopDatabase>, ids: readonly string[]): Promise<readonly CardProduct[]> {
  if (ids.length === 0) return []
  const found = new Map(
    (
      await cards(db)
        .where('product.id', 'in', [...ids])
        .execute()
    ).map((card) => [card.id, card]),
  )
  return ids.flatMap((id) => found.get(id) ?? [])
}

/** A query for products as cards, to which conditions and an order are added. */
export type CardQuery = ReturnType<typeof cards>

/** What can be bought comes first, whatever the buyer sorts by. */
export const soldOut = sql<number>`case when availability in ('OutOfStock', 'Discontinued') then 1 else 0 end`

const orders: Readonly<Record<Sorting, (query: CardQuery) => CardQuery>> = {
  popular: (query) => query.orderBy('sales_rank'),
  cheap: (query) => query.orderBy('price_kopecks'),
  expensive: (query) => query.orderBy('price_kopecks', 'desc'),
  new: (query) => query.orderBy('product.created_on', 'desc'),
}

/** Cards in the buyer's order; the id makes paging stable. */
export const sorted = (query: CardQuery, sorting: Sorting): CardQuery =>
  orders[sorting](query.orderBy(soldOut)).orderBy('product.id')

/** How many cards a query finds. */
export async function countOf(query: CardQuery): Promise<number> {
  const { count } = await query
    .clearSelect()
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}
