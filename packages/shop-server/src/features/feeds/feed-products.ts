import { sql, type RawBuilder } from 'kysely'
import type { Availability, ProductSpec } from '../../db'
import { filePath, largePicturePath, productPath, productPicturePath, withQuery } from '../../links'
import { drawnViewOf, isDrawnView } from '../../rules/product-pictures'
import { plainText } from '../../rules/plain-text'
import type { Shop } from '../../shop'
import type { Feed } from './feed-record'

/** A product as feeds tell of it; prices with the feed's markup. */
export interface FeedProduct {
  readonly id: string
  readonly name: string
  readonly article: string
  readonly unit: string
  readonly priceKopecks: number
  readonly oldPriceKopecks: number | null
  readonly availability: Availability
  readonly weightKg: number
  readonly description: string
  readonly specs: readonly ProductSpec[]
  readonly categoryId: string
  readonly categoryName: string
  readonly manufacturer: string | null
  readonly updatedOn: Date
  /** The whole address of its page, with the feed's marketing parameters. */
  readonly url: string
  /** Whole addresses, the main picture first. */
  readonly pictures: readonly string[]
}

interface Row {
  readonly id: string
  readonly name: string
  readonly slug: string
  readonly article: string
  readonly unit: string
  readonly price_kopecks: number
  readonly old_price_kopecks: number | null
  readonly availability: Availability
  readonly weight_kg: number
  readonly description: string
  readonly specs: readonly ProductSpec[]
  readonly category_id: string
  readonly category_name: string
  readonly manufacturer: string | null
  readonly picture_seed: number
  readonly updated_on: Date
  readonly pictures: readonly string[] | null
}

const PAGE = 500
const MOST_PICTURES = 10

/** The address that links of feeds begin with. */
export const originOf = ({ settings }: Pick<Shop, 'settings'>): string =>
  (settings.publicUrl ?? `http://${settings.host}`).replace(/\/+$/, '')

const inCategories = (ids: readonly string[]) => sql<boolean>`p.category_id in (
  select c.id from category c join category top on c.path = top.path or starts_with(c.path, top.path || '/')
  where top.id = any(${[...ids]}::text[]))`

function chosenBy(feed: Feed): RawBuilder<boolean> {
  switch (feed.includingStrategy) {
    case 'OnlySelectedCategories':
      return inCategories(feed.categoryIds)
    case 'ExceptSelectedCategories':
      return sql<boolean>`not (${inCategories(feed.categoryIds)})`
    case 'OnlySelectedProducts':
      return sql<boolean>`p.id = any(${[...feed.productIds]}::text[])`
    case 'ExceptSelectedProducts':
      return sql<boolean>`not (p.id = any(${[...feed.productIds]}::text[]))`
    case 'ByTag':
      return sql<boolean>`p.tags && ${[...feed.tags]}::text[]`
    default:
      return sql<boolean>`true`
  }
}

const kopecksOf = (roubles: number) => Math.round(Math.min(roubles, 1e12) * 100)

/** Which products a feed has: what the shop shows, by its strategy and its filters; prices are compared without the markup. */
function conditionOf(feed: Feed): RawBuilder<boolean> {
  const conditions = [
    sql<boolean>`p.is_visible and p.availability <> 'Discontinued'`,
    chosenBy(feed),
    ...(feed.onlyAvailable ? [sql<boolean>`p.availability in ('InStock', 'InStockAtSupplier')`] : []),
    ...(feed.manufacturerIds.length > 0
      ? [sql<boolean>`p.manufacturer_id = any(${[...feed.manufacturerIds]}::text[])`]
      : []),
    ...(feed.minPrice === null ? [] : [sql<boolean>`p.price_kopecks >= ${kopecksOf(feed.minPrice)}`]),
    ...(feed.maxPrice === null ? [] : [sql<boolean>`p.price_kopecks <= ${kopecksOf(feed.maxPrice)}`]),
  ]
  return sql<boolean>`${sql.join(conditions, sql` and `)}`
}

/** How many products a feed has now. */
export async function countFeedProducts({ db }: Pick<Shop, 'db'>, feed: Feed): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from product p where ${conditionOf(feed)}`.execute(db)
  return rows[0]?.count ?? 0
}

const picturePath = (productId: string, pictureId: string): string => {
  const view = drawnViewOf(pictureId)
  return view === null ? filePath(pictureId) : isDrawnView(view) ? largePicturePath(productId, view) : ''
}

function productOf(row: Row, feed: Feed, origin: string): FeedProduct {
  const marked = (kopecks: number) => Math.max(1, Math.round((kopecks * (100 + feed.priceMarkupPercent)) / 100))
  const chosen = (row.pictures ?? []).slice(0, MOST_PICTURES).map((id) => picturePath(row.id, id))
  const paths = chosen.length > 0 ? chosen : row.picture_seed > 0 ? [productPicturePath(row.id)] : []
  return {
    id: row.id,
    name: row.name,
    article: row.article,
    unit: row.unit,
    priceKopecks: marked(Number(row.price_kopecks)),
    oldPriceKopecks: row.old_price_kopecks === null ? null : marked(Number(row.old_price_kopecks)),
    availability: row.availability,
    weightKg: Number(row.weight_kg),
    description: plainText(row.description),
    specs: row.specs,
    categoryId: row.category_id,
    categoryName: row.category_name,
    manufacturer: row.manufacturer,
    updatedOn: row.updated_on,
    url: origin + withQuery(productPath(row), feed.marketing),
    pictures: paths.filter((path) => path !== '').map((path) => origin + path),
  }
}

/** The products of a feed, page by page in the order of their ids: never more than a page is held. */
export async function* feedProducts(
  shop: Pick<Shop, 'db' | 'settings'>,
  feed: Feed,
): AsyncGenerator<readonly FeedProduct[]> {
  const origin = originOf(shop)
  const condition = conditionOf(feed)
  for (let after = ''; ;) {
    const { rows } = await sql<Row>`
      select p.id, p.name, p.slug, p.article, p.unit, p.price_kopecks, p.old_price_kopecks, p.availability, p.weight_kg,
        p.description, p.specs, p.category_id, c.name as category_name, m.name as manufacturer, p.picture_seed, p.updated_on,
        (select array_agg(i.picture_id order by i.is_default desc, i.display_order) from product_picture i
          where i.product_id = p.id) as pictures
      from product p join category c on c.id = p.category_id left join manufacturer m on m.id = p.manufacturer_id
      where p.id > ${after} and ${condition} order by p.id limit ${PAGE}`.execute(shop.db)
    const last = rows.at(-1)
    if (last === undefined) return
    yield rows.map((row) => productOf(row, feed, origin))
    if (rows.length < PAGE) return
    after = last.id
  }
}
