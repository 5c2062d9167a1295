import {
  loadCompetitorPrices,
  loadCrossSales,
  loadProduct,
  loadProductData,
  loadProductRelations,
  MOST_PRODUCT_CARDS,
  searchCatalogue,
  toRoubles,
} from '@prilavok/contracts'
import { HttpProblem } from '../http/problem'
import { route, type Route } from '../http/route'
import type { Shop } from '../shop'
import { wooProducts, wooRelations } from '../woo/product.wire'
import { WooFailure } from '../woo/woo-failure'
import { wooIdOf } from '../woo/woo-id'
import { productOf, type ShopProduct } from './find-products'
import { cardOf, offerOf, viewOf } from './product-views'

const FOUND = 10
const OFFERED = 8
const MINUTE = 60

const NO_RELATIONS = { upsell_ids: [], cross_sell_ids: [], related_ids: [] }

/** Ids of products that go with one; none for a product that WooCommerce does not have. */
async function relationsOf({ woo }: Shop, productId: string) {
  const id = wooIdOf(productId)
  if (id === null) return NO_RELATIONS
  try {
    const query = { _fields: 'upsell_ids,cross_sell_ids,related_ids' }
    return (await woo.rest({ path: ['products', id], query, schema: wooRelations })).data
  } catch (error) {
    if (error instanceof WooFailure && error.kind === 'refused' && (error.status ?? 0) < 500) return NO_RELATIONS
    throw error
  }
}

/** Products that can be bought, in the order of their ids and without the excluded ones. */
async function sold({ findProducts }: Shop, ids: readonly number[], except: readonly string[]) {
  const wanted = [...new Set(ids.map(String))].filter((id) => !except.includes(id))
  const products = await findProducts(wanted)
  return wanted.flatMap((id) => products.get(id) ?? []).filter(({ price }) => price > 0)
}

async function popular({ woo }: Shop, except: readonly string[]): Promise<readonly ShopProduct[]> {
  const query = { orderby: 'popularity', order: 'desc', per_page: OFFERED * 2, stock_status: 'instock' }
  const { data } = await woo.store({ path: ['products'], query, schema: wooProducts })
  return data.map(productOf).filter(({ id, price }) => price > 0 && !except.includes(id))
}

/** A product with its descriptions; 404 where the shop does not show it. */
async function needDetails({ woo, findProducts }: Shop, id: string): Promise<ShopProduct> {
  const product = (await findProducts([id])).get(id)
  if (product !== undefined) {
    const type = product.source.type === 'variation' ? { type: 'variation' } : {}
    const { data } = await woo.store({ path: ['products'], query: { include: id, ...type }, schema: wooProducts })
    const [details] = data
    if (details !== undefined) return productOf(details)
  }
  throw new HttpProblem('not-found', { detail: 'There is no product with this id.' })
}

const groupsOf = (groups: readonly (readonly [name: string, products: readonly ShopProduct[]])[]) => {
  const categories = groups
    .filter(([, products]) => products.length > 0)
    .map(([categoryName, products]) => ({ categoryName, products: products.slice(0, OFFERED).map(offerOf) }))
  return { categories, count: categories.reduce((sum, { products }) => sum + products.length, 0) }
}

/** Products: cards, pages, what goes with them, and the search. */
export const productRoutes: readonly Route[] = [
  route(
    loadProductData,
    async ({ findProducts }, { query }) => {
      const ids = query.ids.split(',').slice(0, MOST_PRODUCT_CARDS)
      return [...(await findProducts(ids)).values()].map(cardOf)
    },
    MINUTE,
  ),
  route(loadProduct, async (shop, { params }) => viewOf(await needDetails(shop, params.id)), MINUTE),
  route(
    loadProductRelations,
    async (shop, { query: { productId } }) => {
      const related = await relationsOf(shop, productId)
      return groupsOf([
        ['Похожие товары', await sold(shop, [...related.upsell_ids, ...related.related_ids], [productId])],
        ['С этим товаром покупают', await sold(shop, related.cross_sell_ids, [productId])],
      ])
    },
    MINUTE,
  ),
  route(loadCompetitorPrices, async () => ({ status: 'NothingToShow', offers: [] }), MINUTE),
  route(loadCrossSales, async (shop, { body: { productId, exceptProductIds } }) => {
    const except = [...exceptProductIds, ...(productId === null ? [] : [productId])]
    const related = productId === null ? NO_RELATIONS : await relationsOf(shop, productId)
    const offered = await sold(shop, [...related.cross_sell_ids, ...related.upsell_ids], except)
    if (offered.length > 0) return groupsOf([['С этим товаром покупают', offered]])
    return groupsOf([['Часто покупают', await popular(shop, except)]])
  }),
  route(
    searchCatalogue,
    async ({ woo }, { params: { term } }) => {
      const query = { search: term, per_page: FOUND }
      const { data } =
        term.trim() === '' ? { data: [] } : await woo.store({ path: ['products'], query, schema: wooProducts })
      const items = data.map(productOf).map(({ name, url, price, picture }) => ({
        name,
        redirectTo: url,
        price: price === 0 ? null : toRoubles(price),
        imageUrl: picture,
      }))
      return { groups: items.length === 0 ? [] : [{ name: 'Товары', items }], correctedQuery: null }
    },
    MINUTE,
  ),
]
