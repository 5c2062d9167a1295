import type { Kysely } from 'kysely'
import {
  html,
  render,
  ABOUT_PATH,
  BLOG_PATH,
  CATALOGUE_PATH,
  categoryPath,
  DELIVERY_PATH,
  HOME_PATH,
  ORDER_REVIEWS_PATH,
  productPath,
  STORE_REVIEWS_PATH,
  type ShopDatabase,
} from '@prilavok/shop-server/kit'

/** Search engines take 50,000 addresses in one file; smaller ones are made quickly. */
const PRODUCTS_IN_A_PART = 10_000
const XML = '<?xml version="1.0" encoding="UTF-8"?>\n'
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'

const urlSet = (origin: string, paths: readonly string[]): string =>
  XML +
  render(
    html`<urlset xmlns="${NAMESPACE}">${paths.map((path) => html`<url><loc>${origin}${path}</loc></url>`)}</urlset>`,
  )

/** The list of the sitemap's parts: 0 has the pages and categories, the others the products. */
export async function sitemapIndex(db: Kysely<ShopDatabase>, origin: string): Promise<string> {
  const { count } = await db
    .selectFrom('product')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('is_visible', '=', true)
    .executeTakeFirstOrThrow()
  const parts = Array.from({ length: 1 + Math.ceil(count / PRODUCTS_IN_A_PART) }, (_, part) => part)
  const locations = parts.map((part) => html`<sitemap><loc>${origin}/sitemap/${part}.xml</loc></sitemap>`)
  return XML + render(html`<sitemapindex xmlns="${NAMESPACE}">${locations}</sitemapindex>`)
}

/** One part of the sitemap; null where it does not exist. */
export async function sitemapOf(db: Kysely<ShopDatabase>, origin: string, part: number): Promise<string | null> {
  if (part === 0) {
    const categories = await db.selectFrom('category').select('path').orderBy('path').execute()
    const pages = [
      HOME_PATH,
      CATALOGUE_PATH,
      DELIVERY_PATH,
      ABOUT_PATH,
      BLOG_PATH,
      STORE_REVIEWS_PATH,
      ORDER_REVIEWS_PATH,
    ]
    return urlSet(origin, [...pages, ...categories.map(({ path }) => categoryPath(path))])
  }
  const products = await db
    .selectFrom('product')
    .select(['id', 'slug'])
    .where('is_visible', '=', true)
    .orderBy('id')
    .limit(PRODUCTS_IN_A_PART)
    .offset((part - 1) * PRODUCTS_IN_A_PART)
    .execute()
  return products.length === 0 ? null : urlSet(origin, products.map(productPath))
}
