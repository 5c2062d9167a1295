import type { FilterChoice, ProductSort } from '@prilavok/contracts'
import { rangeOf } from '@prilavok/core/catalogue'
import type { CategoryRow } from '../db'
import { categoryFacets, PRICE, type Facet } from './category-facets'
import { isOnSale } from './product'

interface IndexedProduct extends CategoryRow {
  readonly soldOut: boolean
  /** Codes of options by the code of their filter. */
  readonly options: ReadonlyMap<string, string>
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
  const known = new Set(facets.map(({ code }) => code))
  const tests = new Map<string, Test>()
  for (const { searchCode, options } of selection) {
    if (!known.has(searchCode)) continue
    const range = searchCode === PRICE ? rangeOf(options[0]) : null
    const wanted = new Set(options)
    if (searchCode !== PRICE) tests.set(searchCode, (product) => wanted.has(product.options.get(searchCode) ?? ''))
    else if (range !== null)
      tests.set(PRICE, ({ price_kopecks: price }) => price >= range.min * 100 && price <= range.max * 100)
  }
  return tests
}

/** Indexes the products of a category. */
export function indexCategory(rows: readonly CategoryRow[]): CategoryIndex {
  const { facets, optionsOf } = categoryFacets(rows)
  const products = rows.map((row) => ({ ...row, soldOut: !isOnSale(row.availability), options: optionsOf(row) }))
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
      const add = (code: string, option: string) => {
        const counted = counts.get(code)
        counted?.set(option, (counted.get(option) ?? 0) + 1)
      }
      const ids: string[] = []
      for (const product of ordered(sort ?? 'Popular')) {
        const failed = tests.filter(([, passes]) => !passes(product))
        if (failed.length === 0) {
          ids.push(product.id)
          for (const [code, option] of product.options) add(code, option)
        }
        // Another option of the one filter that keeps it away would show it.
        const [alone] = failed
        const option = failed.length === 1 && alone !== undefined ? product.options.get(alone[0]) : undefined
        if (alone !== undefined && option !== undefined) add(alone[0], option)
      }
      return { facets, counts, ids }
    },
  }
}
