import type { ProductView } from '@prilavok/contracts'
import { fewestOf, packOf } from '@prilavok/core/cart'
import { sql } from 'kysely'
import type { Db } from '../../db'
import { packColumns } from '../../db/product-packs'
import { ratingColumns } from '../../db/product-rating'
import { HttpProblem } from '../../http/problem'
import { productPath, urlFor } from '../../links'
import { roubles, roublesOrNull } from '../../rules/money'
import { hashCodeOf, isOnSale } from '../../rules/product'
import type { Shop } from '../../shop'
import { factsOf, picturesOf, specsOf } from './product-view-parts'

const selectProduct = (db: Db, id: string) =>
  db
    .selectFrom('product')
    .innerJoin('category', 'category.id', 'product.category_id')
    .leftJoin('manufacturer', 'manufacturer.id', 'product.manufacturer_id')
    .select([
      'product.id',
      'product.slug',
      'product.article',
      'product.name',
      'product.price_kopecks',
      'product.old_price_kopecks',
      'product.weight_kg',
      'product.unit',
      'product.availability',
      'product.tags',
      'product.description',
      'product.specs',
      'product.video_url',
      'category.id as category_id',
      'category.name as category_name',
      'category.path as category_path',
      'manufacturer.id as manufacturer_id',
      'manufacturer.name as manufacturer_name',
    ])
    .select(packColumns)
    .select(ratingColumns)
    .where('product.id', '=', id)
    .where('product.is_visible', '=', true)
    .executeTakeFirst()

/** The categories on the way to one, from the root. */
const wayTo = (db: Db, path: string) =>
  db
    .selectFrom('category')
    .select(['id', 'name'])
    .where((eb) => eb.or([eb('path', '=', path), eb(sql<boolean>`${path} like path || '/%'`, '=', true)]))
    .orderBy(sql`length(path)`)
    .execute()

const UNITS: Readonly<Record<string, string>> = {
  'шт.': 'Piece',
  'упак.': 'Pack',
  кг: 'Kilogram',
  т: 'Ton',
  л: 'Liter',
  м: 'Meter',
  'м²': 'SquareMeter',
  'м³': 'CubicMeter',
  'рул.': 'Roll',
  'компл.': 'Set',
}

/** A product with everything that its page shows; 404 for one that the shop does not show. */
export async function productView(shop: Shop, id: string): Promise<ProductView> {
  const row = await selectProduct(shop.db, id)
  if (row === undefined) throw new HttpProblem('not-found', { detail: 'There is no product with this id.' })
  const { name, price_kopecks: priceKopecks, availability } = row
  const packs = { minimum: row.minimum ?? 1, step: row.step ?? 1 }
  return {
    id: row.id,
    shortId: row.article,
    name,
    price: roubles(priceKopecks),
    oldPrice: roublesOrNull(row.old_price_kopecks),
    available: isOnSale(availability),
    availability,
    weight: row.weight_kg,
    commentsCount: row.comments_count,
    averageUserScore: row.average_score,
    article: row.article,
    unit: UNITS[row.unit] ?? 'Piece',
    minOrderQuantity: fewestOf(packs),
    quantityStep: packOf(packs),
    manufacturer: row.manufacturer_id === null ? null : { id: row.manufacturer_id, name: row.manufacturer_name ?? '' },
    category: { id: row.category_id, name: row.category_name },
    breadcrumbs: await wayTo(shop.db, row.category_path),
    pictures: await picturesOf(shop, row),
    shortDescription: null,
    detailedDescription: row.description === '' ? null : row.description,
    specs: await specsOf(shop.db, row.specs),
    ...(await factsOf(shop, row)),
    videoUrl: row.video_url,
    tags: [...row.tags],
    url: urlFor(shop, productPath(row)),
    hashCode: hashCodeOf({ id: row.id, name, priceKopecks, availability }),
  }
}
