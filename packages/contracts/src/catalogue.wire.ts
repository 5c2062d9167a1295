import * as z from 'zod/mini'
import { filterChoice, productSort } from './catalogue-values.wire'
import type { CategoryProducts } from './catalogue.types'
import { categoryFilter, filtersFromWire } from './filters.wire'
import { cardAtOrigin, cardFromWire, productCard } from './product-card.wire'
import { paging } from './shared.wire'
import { int, issuesWithin, list, maybe, pathId, typedAs, wire, type Mapped, type Output } from './wire'

export const categoryProductsRequest = z.object({
  filters: list(filterChoice, 100),
  pageIndex: maybe(int()),
  pageSize: maybe(int()),
  sort: maybe(productSort),
})

export const productList = z.object({
  items: list(productCard),
  paging,
  /** The filters, counted for this selection, so that one request brings both. */
  filters: maybe(list(categoryFilter)),
})

const fromMarkup = (html: string): CategoryProducts => ({ kind: 'html', html, base: null })

const fromList = ({ items, paging: of, filters }: Output<typeof productList>): CategoryProducts => ({
  kind: 'list',
  products: items.map(cardFromWire),
  list: { page: of.pageIndex, pageSize: of.pageSize, pageCount: of.pageCount, totalCount: of.totalCount },
  filters: filters && filtersFromWire(filters),
})

/** A whole page is none of products: a login page, or an error page of a proxy. */
const isFragment = (markup: string) => !/^\s*<(?:!doctype|html|head|body)\b/i.test(markup)

/** Markup where the server sends it; an empty body is a list without products. */
const productsOrMarkup: Mapped<typeof productList, CategoryProducts> = Object.assign(
  typedAs<z.ZodMiniType<CategoryProducts, z.input<typeof productList>>>(
    z.transform((response: unknown, context): CategoryProducts => {
      if (typeof response === 'string' || response === null) {
        const markup = response ?? ''
        if (!isFragment(markup)) context.issues.push({ code: 'custom', input: response })
        return fromMarkup(markup)
      }
      const { data, error } = z.safeParse(productList, response)
      if (data !== undefined) return fromList(data)
      context.issues.push(...issuesWithin(error, response))
      return fromMarkup('')
    }),
  ),
  { wire: productList },
)

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
