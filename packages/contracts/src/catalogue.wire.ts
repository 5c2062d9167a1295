import * as z from 'zod/mini'
import { filterChoice, productSort } from './catalogue-values.wire'
import type { CategoryProducts } from './catalogue.types'
import { categoryFilter, filtersFromWire } from './filters.wire'
import { cardAtOrigin, cardFromWire, productCard } from './product-card.wire'
import { paging } from './shared.wire'
import { list, maybe, pathId, wire, type Mapped, type Output } from './wire'

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

export const loadCategoryProductsWire = wire({
  params: z.object({ id: pathId }),
  body: categoryProductsRequest,
  response: productsOrMarkup,
  atOrigin: productsAtOrigin,
})
