import type { Kopecks } from '@prilavok/contracts'
import { fingerprint } from '../http/hash'
import { kopecksOf } from '../woo/money'
import { plainText, safeAddress } from '../woo/plain-text'
import { wooProducts, type WooProduct } from '../woo/product.wire'
import type { WooClient } from '../woo/woo-client'
import { wooIdOf } from '../woo/woo-id'

/** A product or a variation that the shop shows. */
export interface ShopProduct {
  readonly id: string
  readonly name: string
  readonly url: string
  readonly picture: string | null
  readonly price: Kopecks
  /** What it cost before; null where it was not dearer. */
  readonly oldPrice: Kopecks | null
  /** Whether it can be put into a cart as it is; of a product with variations only a variation can. */
  readonly available: boolean
  /** Changes with price, name and availability. */
  readonly hashCode: string
  readonly source: WooProduct
}

/** The products of the ids that the shop has, by id. */
export type FindProducts = (ids: readonly string[]) => Promise<ReadonlyMap<string, ShopProduct>>

const NEEDS_CHOICE: ReadonlySet<string> = new Set(['variable', 'grouped', 'external'])
/** The Store API returns at most so many at once. */
const PAGE = 100
/** What lists and carts need of a product; descriptions may be long. */
const FIELDS =
  'id,parent,name,variation,type,permalink,sku,prices,average_rating,review_count,images,is_purchasable,is_in_stock,is_on_backorder'
const MOST_KEPT = 5000

/** A record of the Store API as the shop's product. */
export function productOf(source: WooProduct): ShopProduct {
  const { id, prices, type } = source
  const price = kopecksOf(prices.price || '0', prices)
  const before = kopecksOf(prices.regular_price || '0', prices)
  const name = plainText([source.name, source.variation].filter((part) => part !== '').join(', '))
  const isSold = source.is_purchasable && source.is_in_stock && price > 0
  const available = isSold && !NEEDS_CHOICE.has(type)
  return {
    id: String(id),
    name,
    url: safeAddress(source.permalink) ?? '/',
    picture: safeAddress(source.images[0]?.thumbnail ?? '') ?? safeAddress(source.images[0]?.src ?? ''),
    price,
    oldPrice: before > price && price > 0 ? before : null,
    available,
    hashCode: fingerprint(`${price}|${name}|${available}`),
    source,
  }
}

const chunks = <T>(items: readonly T[], size: number): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, at) => items.slice(at * size, (at + 1) * size))

/**
 * Finds products and remembers them for some seconds; what the shop does not have is remembered as well. They are asked for in
 * lists alone: `products/{id}` of the Store API shows products that are not published.
 */
export function productFinder({ store }: WooClient, ms: number, now: () => number): FindProducts {
  const kept = new Map<string, { readonly product: ShopProduct | null; readonly until: number }>()

  async function load(ids: readonly number[], type: Readonly<Record<string, string>>): Promise<readonly ShopProduct[]> {
    const pages = chunks(ids, PAGE).map((page) =>
      store({
        path: ['products'],
        query: { include: page.join(','), per_page: PAGE, _fields: FIELDS, ...type },
        schema: wooProducts,
      }),
    )
    return (await Promise.all(pages)).flatMap(({ data }) => data.map(productOf))
  }

  /** Variations whose product is published: a variation has a status of its own. */
  async function loadVariations(ids: readonly number[]): Promise<readonly ShopProduct[]> {
    const variations = await load(ids, { type: 'variation' })
    const parents = [...new Set(variations.map(({ source }) => source.parent))].filter((id) => id > 0)
    const shown = new Set((await load(parents, {})).map(({ source }) => source.id))
    return variations.filter(({ source }) => shown.has(source.parent))
  }

  async function loadAll(ids: readonly number[]): Promise<readonly ShopProduct[]> {
    if (ids.length === 0) return []
    const products = await load(ids, {})
    const found = new Set(products.map(({ id }) => id))
    const missing = ids.filter((id) => !found.has(String(id)))
    return missing.length === 0 ? products : [...products, ...(await loadVariations(missing))]
  }

  return async (asked) => {
    const ids = [...new Set(asked)].filter((id) => wooIdOf(id) !== null)
    const wanted = ids.filter((id) => !((kept.get(id)?.until ?? 0) > now()))
    const loaded = new Map((await loadAll(wanted.map(Number))).map((product) => [product.id, product]))
    if (kept.size > MOST_KEPT) kept.clear()
    for (const id of wanted) kept.set(id, { product: loaded.get(id) ?? null, until: now() + ms })
    const known = ids.flatMap((id) => loaded.get(id) ?? kept.get(id)?.product ?? [])
    return new Map(known.map((product) => [product.id, product]))
  }
}
