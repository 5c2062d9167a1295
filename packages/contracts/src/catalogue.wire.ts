import * as z from 'zod/mini'
import { categoryFilterType, filterChoice, productSort } from './catalogue-values.wire'
import type { CategoryFilter, CategoryProducts } from './catalogue.types'
import { cardAtOrigin, cardFromWire, productCard } from './product-card.wire'
import { asked } from './query.wire'
import { paging } from './shared.wire'
import { count, flag, list, mapped, maybe, pathId, pathText, text, wire, type Mapped, type Output } from './wire'

export const categoryFilterOption = z.object({
  name: text(),
  searchCode: text(),
  selected: flag,
  /** Products that the option would show beside the other filters. */
  count: maybe(z.int()),
  /** `#rrggbb`, for swatches. */
  colorHex: maybe(text()),
})

export const categoryFilter = z.object({
  /** Latin letters and digits; stands in addresses. */
  searchCode: text(),
  filterType: categoryFilterType,
  displayOrder: count(),
  options: list(categoryFilterOption),
  name: maybe(text()),
  unit: maybe(text()),
  /** Range only. */
  min: maybe(z.number()),
  /** Range only. */
  max: maybe(z.number()),
  isCollapsed: maybe(flag),
})

export const categoryFilters = z.object({ filters: list(categoryFilter) })

export const categoryProductsRequest = z.object({
  filters: list(filterChoice, 100),
  pageIndex: maybe(z.int()),
  pageSize: maybe(z.int()),
  sort: maybe(productSort),
})

export const productList = z.object({
  items: list(productCard),
  paging,
  /** The filters, counted for this selection, so that one request brings both. */
  filters: maybe(list(categoryFilter)),
})

const filtersFromWire = (filters: readonly Output<typeof categoryFilter>[]): readonly CategoryFilter[] =>
  filters.map(({ searchCode, filterType, displayOrder, options, name, unit, min, max, isCollapsed }) => ({
    searchCode,
    filterType,
    displayOrder,
    options: options.map(({ colorHex, ...option }) => ({ ...option, colour: colorHex })),
    name: name ?? searchCode,
    unit,
    range: min === null || max === null ? null : { min, max },
    collapsed: isCollapsed ?? false,
  }))

const productsFromWire = (response: string | null | Output<typeof productList>): CategoryProducts => {
  if (response === null || typeof response === 'string') return { kind: 'html', html: response ?? '', base: null }
  const { items, paging: of, filters } = response
  return {
    kind: 'list',
    products: items.map(cardFromWire),
    list: { page: of.pageIndex, pageSize: of.pageSize, pageCount: of.pageCount, totalCount: of.totalCount },
    filters: filters && filtersFromWire(filters),
  }
}

/** A whole page is none of products: a login page, or an error page of a proxy. */
const isFragment = (markup: string) => !/^\s*<(?:!doctype|html|head|body)\b/i.test(markup)

/** Markup where the server sends it; an empty body is a list without products. */
const fragment = z.nullable(z.string().check(z.refine(isFragment)))

const productsOrMarkup = Object.assign(z.pipe(z.union([fragment, productList]), z.transform(productsFromWire)), {
  wire: productList,
}) as never as Mapped<typeof productList, CategoryProducts>

const productsAtOrigin = (response: CategoryProducts, origin: string): CategoryProducts =>
  response.kind === 'html'
    ? { ...response, base: origin }
    : { ...response, products: response.products.map((card) => cardAtOrigin(card, origin)) }

export const loadCategoryFiltersWire = wire({
  params: z.object({ id: pathId }),
  query: z.object({
    /** What is selected, written as in the address of the page: `code=option,option&code=…`. */
    filter: asked(pathText(4000)),
  }),
  response: mapped(categoryFilters, ({ filters }) => filtersFromWire(filters)),
})

export const loadCategoryProductsWire = wire({
  params: z.object({ id: pathId }),
  body: categoryProductsRequest,
  response: productsOrMarkup,
  atOrigin: productsAtOrigin,
})
