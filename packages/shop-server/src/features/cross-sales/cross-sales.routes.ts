import { loadCrossSales, loadProductRelations, type CrossSales, type CrossSalesProduct } from '@prilavok/contracts'
import type { Db } from '../../db'
import { route, type Route } from '../../http/route'
import { productPath, productPicturePath, urlFor } from '../../links'
import { roubles, roublesOrNull } from '../../rules/money'
import { isOnSale } from '../../rules/product'
import type { Shop } from '../../shop'

/** Products offered at once, and in one category. */
const OFFER_COUNT = 24
const OFFERS_PER_CATEGORY = 8

const selectOffers = (db: Db, except: readonly string[]) =>
  db
    .selectFrom('product')
    .innerJoin('category', 'category.id', 'product.category_id')
    .select([
      'product.id',
      'product.name',
      'product.slug',
      'product.price_kopecks',
      'product.old_price_kopecks',
      'product.availability',
      'category.name as category_name',
    ])
    .where('product.is_visible', '=', true)
    .where('product.availability', 'in', ['InStock', 'InStockAtSupplier', 'OnOrder'])
    .$if(except.length > 0, (query) => query.where('product.id', 'not in', [...except]))

type Offer = Awaited<ReturnType<ReturnType<typeof selectOffers>['execute']>>[number]

/** What sells best beside a product in its category. */
const ofCategory = (db: Db, productId: string, except: readonly string[]): Promise<readonly Offer[]> =>
  selectOffers(db, except)
    .where('product.category_id', '=', (eb) =>
      eb.selectFrom('product as own').select('own.category_id').where('own.id', '=', productId),
    )
    .orderBy('sales_rank')
    .orderBy('product.id')
    .limit(OFFERS_PER_CATEGORY)
    .execute()

/** What is bought together with a product; without such knowledge, what sells best beside it. */
async function offersFor(db: Db, productId: string | null, except: readonly string[]): Promise<readonly Offer[]> {
  if (productId === null)
    return selectOffers(db, except).orderBy('sales_rank').orderBy('product.id').limit(OFFER_COUNT).execute()
  const related = await selectOffers(db, except)
    .innerJoin('product_relation as relation', 'relation.related_product_id', 'product.id')
    .where('relation.product_id', '=', productId)
    .where('relation.kind', '=', 'BuyTogether')
    .orderBy('relation.display_order')
    .orderBy('product.id')
    .limit(OFFER_COUNT)
    .execute()
  if (related.length > 0) return related
  return ofCategory(db, productId, [...except, productId])
}

const productOf = (shop: Shop, offer: Offer): CrossSalesProduct => {
  const picture = urlFor(shop, productPicturePath(offer.id))
  return {
    id: offer.id,
    name: offer.name,
    url: urlFor(shop, productPath(offer)),
    price: roubles(offer.price_kopecks),
    oldPrice: roublesOrNull(offer.old_price_kopecks),
    mainPicture: {
      id: null,
      defaultPath: picture,
      relativePath: null,
      previewPath: picture,
      srcSet: null,
      alt: offer.name,
      width: null,
      height: null,
      blurHash: null,
    },
    isAvailable: isOnSale(offer.availability),
  }
}

/** What is related by the types that product pages show: analogues, then accessories, in the order that the staff gave. Source: PRODUCT-30. */
async function relatedTo(db: Db, productId: string): Promise<readonly Offer[]> {
  const related = await selectOffers(db, [productId])
    .innerJoin('product_relation as relation', 'relation.related_product_id', 'product.id')
    .where('relation.product_id', '=', productId)
    .innerJoin('product_relation_type as type', 'type.code', 'relation.kind')
    .where('relation.kind', '<>', 'BuyTogether')
    .where('type.is_shown_on_product_page', '=', true)
    .orderBy('type.display_order')
    .orderBy('relation.display_order')
    .orderBy('product.id')
    .limit(OFFER_COUNT)
    .execute()
  return related.length > 0 ? related : ofCategory(db, productId, [productId])
}

/** Offers by category, in the order of the first offer of each. */
function byCategories(shop: Shop, offers: readonly Offer[]): CrossSales {
  const byCategory = new Map<string, CrossSalesProduct[]>()
  for (const offer of offers) {
    const products = byCategory.get(offer.category_name) ?? []
    if (products.length < OFFERS_PER_CATEGORY)
      byCategory.set(offer.category_name, [...products, productOf(shop, offer)])
  }
  const categories = [...byCategory].map(([categoryName, products]) => ({ categoryName, products }))
  return { categories, count: categories.reduce((sum, { products }) => sum + products.length, 0) }
}

/** What goes with a product or a cart, and what is related to a product. Source: CART-18. */
export const crossSalesRoutes: readonly Route[] = [
  route(loadCrossSales, {}, async (shop, { body }) =>
    byCategories(shop, await offersFor(shop.reads, body.productId, [...new Set(body.exceptProductIds)])),
  ),
  route(loadProductRelations, { caching: 300 }, async (shop, { query }) =>
    byCategories(shop, await relatedTo(shop.reads, query.productId)),
  ),
]
