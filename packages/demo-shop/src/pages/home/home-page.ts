import { sql, type Kysely } from 'kysely'
import {
  html,
  CATALOGUE_PATH,
  HOME_PATH,
  productRow,
  cards,
  type ShopDatabase,
  type CardProduct,
} from '@prilavok/shop-server/kit'
import { SHOP_FACTS } from '../../shop-facts'
import { recentlyViewed } from '../catalogue/recently-viewed'
import { shelfTiles } from '../catalogue/shelf-tiles'
import type { Shelf } from '../catalogue/shelves.queries'
import type { Page } from '../frame/page.types'
import { shopAdvice } from './advice'
import { hero } from './hero'
import { shopReasons } from './reasons'
import { seasonAt } from './season'

const CARDS_IN_A_BLOCK = 10

const IN_STOCK = ['InStock', 'InStockAtSupplier'] as const

/** What can be bought, the best selling first: the index of ranks is read until a block is full. */
const bestSelling = (db: Kysely<ShopDatabase>) =>
  cards(db).where('availability', 'in', IN_STOCK).orderBy('sales_rank').orderBy('product.id').limit(CARDS_IN_A_BLOCK)

const isHit = sql<boolean>`'Hit' = any(tags)`

/** The hits, filled up with what else sells. */
async function hits(db: Kysely<ShopDatabase>): Promise<readonly CardProduct[]> {
  const [tagged, others] = await Promise.all([
    bestSelling(db).where(isHit).execute(),
    bestSelling(db)
      .where(sql<boolean>`not ${isHit}`)
      .execute(),
  ])
  return [...tagged, ...others].slice(0, CARDS_IN_A_BLOCK)
}

const onSale = (db: Kysely<ShopDatabase>) =>
  bestSelling(db).whereRef('old_price_kopecks', '>', 'price_kopecks').execute()

const block = (id: string, heading: string, products: readonly CardProduct[]) =>
  products.length > 0 &&
  html`
<section class="block" aria-labelledby="${id}">
  <h2 class="block__heading" id="${id}">${heading}</h2>
  ${productRow(products)}
</section>`

/** The home page: the season, the shelves, what sells, what is cheaper, and why to stay. */
export async function homePage(db: Kysely<ShopDatabase>, roots: readonly Shelf[], now: number): Promise<Page> {
  const [best, cheaper] = await Promise.all([hits(db), onSale(db)])
  return {
    title: 'Строительные материалы с доставкой по России',
    description: `«${SHOP_FACTS.name}»: смеси, гипсокартон, утеплители, кровля и инструмент. Доставка до пункта выдачи и на участок, оплата при получении.`,
    canonical: HOME_PATH,
    section: 'home',
    announces: true,
    content: html`
${hero(seasonAt(now), roots)}
<section class="block" aria-labelledby="shelves">
  <div class="block__top"><h2 class="block__heading" id="shelves">Каталог</h2><a href="${CATALOGUE_PATH}">Все разделы</a></div>
  ${shelfTiles(roots)}
</section>
${block('hits', 'Хиты продаж', best)}
${shopReasons()}
${block('sale', 'Со скидкой', cheaper)}
${shopAdvice()}
${recentlyViewed()}`,
  }
}
