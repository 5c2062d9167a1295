import type { WireResponseOf, loadProductData } from '@prilavok/contracts'
import type { Db } from './db'
import { productPath, productPicturePath, urlFor } from './links'
import { roubles, roublesOrNull } from './rules/money'
import { hashCodeOf, isOnSale } from './rules/product'
import type { Shop } from './shop'

type ProductCard = Omit<WireResponseOf<typeof loadProductData>[number], 'delivery'>

/** What a product card of the contract is made of. */
export const selectProductCards = (db: Db) =>
  db
    .selectFrom('product')
    .select([
      'product.id',
      'product.slug',
      'product.article',
      'product.name',
      'price_kopecks',
      'old_price_kopecks',
      'availability',
      'tags',
      'unit',
    ])
    .where('is_visible', '=', true)

type CardRow = Awaited<ReturnType<ReturnType<typeof selectProductCards>['execute']>>[number]

/** The units of the catalogue as values of MeasureUnit. */
const UNITS: ReadonlyMap<string, ProductCard['unit']> = new Map([
  ['шт.', 'Piece'],
  ['упак.', 'Pack'],
  ['рул.', 'Roll'],
  ['компл.', 'Set'],
  ['кг', 'Kilogram'],
  ['л', 'Liter'],
  ['м', 'Meter'],
  ['м²', 'SquareMeter'],
])

/** A product as lists of the contract have it. */
export function productCardOf(shop: Shop, row: CardRow): ProductCard {
  const picture = urlFor(shop, productPicturePath(row.id))
  return {
    id: row.id,
    shortId: row.article,
    name: row.name,
    url: urlFor(shop, productPath(row)),
    price: roubles(row.price_kopecks),
    oldPrice: roublesOrNull(row.old_price_kopecks),
    available: isOnSale(row.availability),
    availability: row.availability,
    mainPicture: {
      id: null,
      defaultPath: picture,
      relativePath: null,
      previewPath: picture,
      srcSet: null,
      alt: row.name,
      width: null,
      height: null,
      blurHash: null,
    },
    tags: [...row.tags],
    averageUserScore: null,
    commentsCount: 0,
    unit: UNITS.get(row.unit) ?? 'Piece',
    hashCode: hashCodeOf({ ...row, priceKopecks: row.price_kopecks }),
  }
}
