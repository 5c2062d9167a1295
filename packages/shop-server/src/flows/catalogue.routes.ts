import {
  loadCategoryFilters,
  loadCategoryProducts,
  type CategoryFilterRecord,
  type CategoryProductsRequest,
  type FilterChoice,
} from '@prilavok/contracts'
import { optionsOf, parseFilters } from '@prilavok/core/catalogue'
import { HttpProblem } from '../http/problem'
import { render } from '../http/html'
import { route, type Route } from '../http/route'
import { productFragment } from '../content/product-cards/product-card'
import { cardsOf, PAGE_SIZE } from '../content/product-cards/product-card.queries'
import { productCardOf } from '../content/product-cards/card-record'
import type { CategoryIndex, CountedCategory } from '../rules/category-index'
import { keepCategories } from '../rules/keep-categories'
import type { Shop } from '../shop'

const LARGEST_PAGE = 200

async function categoryOf({ reads, now }: Shop, id: string): Promise<CategoryIndex> {
  const category = await keepCategories(reads, now)(id)
  if (category === null) throw new HttpProblem('not-found', { detail: 'There is no such category.' })
  return category
}

const filtersOf = ({ facets, counts }: CountedCategory, selection: readonly FilterChoice[]): CategoryFilterRecord[] =>
  facets.map(({ code, name, type, displayOrder, unit, range, options, isCollapsed }) => {
    const selected = new Set(optionsOf(selection, code))
    return {
      searchCode: code,
      filterType: type,
      displayOrder,
      options: options.map((option) => ({
        name: option.name,
        searchCode: option.code,
        selected: selected.has(option.code),
        count: counts.get(code)?.get(option.code) ?? 0,
        colorHex: option.colorHex ?? null,
      })),
      name,
      unit,
      min: range?.min ?? null,
      max: range?.max ?? null,
      isCollapsed: isCollapsed && selected.size === 0,
    }
  })

/** One page of the products that pass the filters; a page beyond the ends is the nearest that exists. */
async function listOf(shop: Shop, id: string, request: CategoryProductsRequest) {
  const counted = (await categoryOf(shop, id)).count(request.filters, request.sort)
  const totalCount = counted.ids.length
  const pageSize = Math.min(Math.max(request.pageSize ?? PAGE_SIZE, 1), LARGEST_PAGE)
  const pageCount = Math.max(1, Math.ceil(totalCount / pageSize))
  const pageIndex = Math.min(Math.max(request.pageIndex ?? 1, 1), pageCount)
  const products = await cardsOf(shop.reads, counted.ids.slice((pageIndex - 1) * pageSize, pageIndex * pageSize))
  const paging = { pageIndex, pageSize, pageCount, totalCount, totalIsExact: true, nextCursor: null }
  return { counted, products, paging }
}

/** The filters and the products of a category. Source: FILTER-02, FILTER-03. */
export const catalogueRoutes: readonly Route[] = [
  route(loadCategoryFilters, { caching: 60 }, async (shop, { params, query }) => {
    const selection = parseFilters(query.filter ?? '') ?? []
    return { filters: filtersOf((await categoryOf(shop, params.id)).count(selection), selection) }
  }),

  route(
    loadCategoryProducts,
    {
      markup: async (shop, { params, body }) => {
        const { products, paging } = await listOf(shop, params.id, body)
        return render(productFragment(products, paging))
      },
    },
    async (shop, { params, body }) => {
      const { counted, products, paging } = await listOf(shop, params.id, body)
      const filters = filtersOf(counted, body.filters)
      return { items: products.map((product) => productCardOf(shop, product)), paging, filters }
    },
  ),
]
