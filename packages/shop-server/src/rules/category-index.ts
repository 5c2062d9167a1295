import type { FilterChoice, ProductSort } from '@prilavok/contracts'
import { rangeOf } from '@prilavok/core/catalogue'
import type { CategoryRow, SavedFilter } from '../db'
import { categoryFacets, type Facet, type FacetValues } from './category-facets'
import { isOnSale } from './product'
import { savedFacets } from './saved-facets'

interface IndexedProduct extends CategoryRow, FacetValues {
  readonly soldOut: boolean
}

/** The filters of a category, counted for a selection, and the products that pass all of them. */
export interface CountedCategory {
  readonly facets: readonly Facet[]
  /** Products by the code of the option, by the code of the filter: what a press on it would show. */
  readonly counts: ReadonlyMap<string, ReadonlyMap<string, number>>
  /** Ids in the order that was asked for. */
  readonly ids: readonly string[]
}

/** The products of a category, ready to be filtered and counted without the database. */
export interface CategoryIndex {
  readonly facets: readonly Facet[]
  readonly count: (selection: readonly FilterChoice[], sort?: ProductSort | null) => CountedCategory
}

type Order = (one: IndexedProduct, other: IndexedProduct) => number
const byName = new Intl.Collator('ru')
const ORDERS: Readonly<Record<string, Order>> = {
  Popular: (one, other) => one.sales_rank - other.sales_rank,
  PriceAsc: (one, other) => one.price_kopecks - other.price_kopecks,
  PriceDesc: (one, other) => other.price_kopecks - one.price_kopecks,
  Newest: (one, other) => other.created_on.getTime() - one.created_on.getTime(),
  NameAsc: (one, other) => byName.compare(one.name, other.name),
}
const byId: Order = (one, other) => (one.id < other.id ? -1 : 1)
// What can be bought comes first, whatever the buyer sorts by.
const bySale: Order = (one, other) => Number(one.soldOut) - Number(other.soldOut)

type Test = (product: IndexedProduct) => boolean

/** What a product has to pass for each filter of a selection; filters that the category does not have count for nothing. */
function testsOf(facets: readonly Facet[], selection: readonly FilterChoice[]): ReadonlyMap<string, Test> {
  const known = new Map(facets.map((facet) => [facet.code, facet]))
  const tests = new Map<string, Test>()
  for (const { searchCode, options } of selection) {
    const facet = known.get(searchCode)
    if (facet === undefined) continue
    const wanted = new Set(options)
    const range = rangeOf(options[0])
    if (facet.range === null)
      tests.set(searchCode, (product) => product.options.get(searchCode)?.some((each) => wanted.has(each)) === true)
    else if (range !== null)
      tests.set(searchCode, ({ numbers }) => {
        const number = numbers.get(searchCode)
        return number !== undefined && number >= range.min && number <= range.max
      })
  }
  return tests
}

/** Indexes the products of a category under the filters that the staff have set for it, or else those that its products give. */
export function indexCategory(rows: readonly CategoryRow[], saved: readonly SavedFilter[] = []): CategoryIndex {
  const { facets, valuesOf } = saved.length > 0 ? savedFacets(rows, saved) : categoryFacets(rows)
  const products = rows.map((row) => ({ ...row, ...valuesOf(row), soldOut: !isOnSale(row.availability) }))
  const inOrder = new Map<string, readonly IndexedProduct[]>()
  const ordered = (sort: string): readonly IndexedProduct[] => {
    const wanted = ORDERS[Object.hasOwn(ORDERS, sort) ? sort : 'Popular'] ?? byId
    const known =
      inOrder.get(sort) ??
      [...products].sort((one, other) => bySale(one, other) || wanted(one, other) || byId(one, other))
    if (Object.hasOwn(ORDERS, sort)) inOrder.set(sort, known)
    return known
  }
  return {
    facets,
    count(selection, sort) {
      const tests = [...testsOf(facets, selection)]
      const counts = new Map(facets.map(({ code }) => [code, new Map<string, number>()]))
      const add = (code: string, options: readonly string[]) => {
        const counted = counts.get(code)
        for (const option of options) counted?.set(option, (counted.get(option) ?? 0) + 1)
      }
      const ids: string[] = []
      for (const product of ordered(sort ?? 'Popular')) {
        const failed = tests.filter(([, passes]) => !passes(product))
        if (failed.length === 0) {
          ids.push(product.id)
          for (const [code, options] of product.options) add(code, options)
        }
        // Another option of the one filter that keeps it away would show it.
        const [alone] = failed
        if (failed.length === 1 && alone !== undefined) add(alone[0], product.options.get(alone[0]) ?? [])
      }
      return { facets, counts, ids }
    },
  }
}
