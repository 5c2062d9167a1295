import { searchCatalogue, type SearchGroup, type SearchItem, type SearchResult } from '@prilavok/contracts'
import { route, type Route } from '../../http/route'
import { categoryPath, categoryPicturePath, productPath, productPicturePath, searchPath, urlFor } from '../../links'
import { roubles } from '../../rules/money'
import { understandQuery } from '../../search/understand-query'
import type { Shop } from '../../shop'
import { countProducts, foundCategories, foundManufacturers, foundProducts, MANY } from '../../search/found.queries'

const MOST_PRODUCTS = 6
const MOST_CATEGORIES = 4
const MOST_MANUFACTURERS = 3
const SHORTEST_QUERY = 2

const item = (name: string, redirectTo: string, more: Partial<SearchItem> = {}): SearchItem => ({
  name,
  redirectTo,
  price: null,
  imageUrl: null,
  ...more,
})

const allText = (count: number): string => `Все товары: ${count > MANY ? `больше\u00a0${MANY}` : count}`

/** What is found for a text, by kind; the last group leads to the page with all of it. Source: SEARCH-01. */
async function search(shop: Shop, term: string): Promise<SearchResult> {
  const query = term.trim()
  const nothing = { groups: [], correctedQuery: null }
  if (query.length < SHORTEST_QUERY) return nothing
  const { searches, corrected } = await understandQuery(shop.reads, query)
  if (searches === null) return nothing
  const [products, categories, manufacturers, count] = await Promise.all([
    foundProducts(shop.reads, searches, MOST_PRODUCTS),
    foundCategories(shop.reads, searches, MOST_CATEGORIES),
    foundManufacturers(shop.reads, searches, MOST_MANUFACTURERS),
    countProducts(shop.reads, searches),
  ])
  const address = (path: string) => urlFor(shop, path)
  const groups: readonly SearchGroup[] = [
    {
      name: 'Товары',
      items: products.map((product) =>
        item(product.name, address(productPath(product)), {
          price: roubles(product.price_kopecks),
          imageUrl: address(productPicturePath(product.id)),
        }),
      ),
    },
    {
      name: 'Категории',
      items: categories.map(({ path, slug, name }) =>
        item(name, address(categoryPath(path)), { imageUrl: address(categoryPicturePath(slug)) }),
      ),
    },
    { name: 'Производители', items: manufacturers.map(({ name }) => item(name, address(searchPath(name)))) },
    { name: 'Результаты поиска', items: count > 0 ? [item(allText(count), address(searchPath(query)))] : [] },
  ]
  const found = groups.filter(({ items }) => items.length > 0)
  return found.length === 0 ? nothing : { groups: found, correctedQuery: corrected }
}

/** The search of the catalogue (SEARCH area). */
export const searchRoutes: readonly Route[] = [
  route(searchCatalogue, { caching: 60 }, (shop, { params }) => search(shop, params.term)),
]
