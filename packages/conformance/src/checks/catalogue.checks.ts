import {
  loadCategoryFilters,
  loadCategoryProducts,
  type CategoryProductsRequest,
  type ProductCardRecord,
  type ProductList,
} from '@prilavok/contracts'
import type { Bench } from '../kit/bench'
import { must, NotJudged } from '../kit/verdict'
import { cartOf, ODD_TEXTS, type Check } from './check'

function categoryOf({ facts }: Bench): string {
  if (facts.category === null) throw new NotJudged('Pass --category with a category that has products.')
  return facts.category
}

const list = (bench: Bench, body: Partial<CategoryProductsRequest>): Promise<ProductList> =>
  bench.data(loadCategoryProducts, { params: { id: categoryOf(bench) }, body: { filters: [], ...body } })

const SORTS: readonly {
  readonly sort: string
  readonly inOrder: (one: ProductCardRecord, other: ProductCardRecord) => boolean
}[] = [
  { sort: 'PriceAsc', inOrder: (one, other) => one.price <= other.price },
  { sort: 'PriceDesc', inOrder: (one, other) => one.price >= other.price },
  { sort: 'NameAsc', inOrder: (one, other) => one.name.localeCompare(other.name, 'ru') <= 0 },
]

/** Filters and lists of products. */
export const catalogueChecks: readonly Check[] = [
  {
    name: 'a list is in the order that was asked for',
    run: async (bench) => {
      for (const { sort, inOrder } of SORTS) {
        const { items } = await list(bench, { sort, pageSize: 50 })
        // What cannot be bought may stand at the end, whatever it costs.
        const sold = items.filter(({ available }) => available)
        const wrong = sold.findIndex((card, at) => at > 0 && !inOrder(sold[at - 1] ?? card, card))
        must(
          wrong < 0,
          'sorted',
          `With ${sort}, ${sold[wrong]?.name ?? ''} (${sold[wrong]?.price ?? ''}) comes after ${sold[wrong - 1]?.price ?? ''}.`,
        )
      }
    },
  },
  {
    name: 'pages follow each other',
    run: async (bench) => {
      const [one, two] = [
        await list(bench, { pageSize: 2, pageIndex: 1 }),
        await list(bench, { pageSize: 2, pageIndex: 2 }),
      ]
      must(one.items.length <= 2, 'paging', `A page of 2 has ${one.items.length}.`)
      must(one.paging.pageIndex === 1 && one.paging.pageSize === 2, 'paging', 'paging does not say so.')
      const total = one.paging.totalCount
      if (total === null || total <= 2) return
      must(two.paging.pageIndex === 2, 'paging', `The second page calls itself ${two.paging.pageIndex}.`)
      const twice = two.items.filter(({ id }) => one.items.some((card) => card.id === id))
      must(twice.length === 0, 'paging', `${twice.map(({ id }) => id).join(', ')} is on both pages.`)
    },
  },
  {
    name: 'prices are those of the cart',
    run: async (bench) => {
      const { items } = await list(bench, { pageSize: 20 })
      const sold = items.filter(({ available }) => available)
      const cart = await cartOf(
        bench,
        sold.map(({ id }) => ({ id, quantity: 1 })),
      )
      for (const card of sold) {
        const price = cart.items.find(({ id }) => id === card.id)?.price
        must(price === card.price, 'onePrice', `${card.id} is ${card.price} in the list, ${String(price)} in the cart.`)
        must(card.oldPrice === null || card.oldPrice > card.price, 'money', `${card.id} was not dearer before.`)
        must(/^(?:https?:\/\/|\/(?![/\\]))/.test(card.url), 'safeAddresses', `Its address is ${card.url}.`)
      }
    },
  },
  {
    name: 'a filter narrows the list to what it has counted',
    run: async (bench) => {
      const { filters } = await bench.data(loadCategoryFilters, { params: { id: categoryOf(bench) } })
      const choices = filters
        .filter(({ filterType }) => filterType !== 'Range')
        .flatMap(({ searchCode, options }) =>
          options.map(({ searchCode: option, count }) => ({ searchCode, option, count })),
        )
        .filter(({ count }) => count !== null && count > 0)
      if (choices.length === 0) throw new NotJudged('No filter of the category counts its options.')
      for (const { searchCode, option, count } of choices.slice(0, 3)) {
        const { paging } = await list(bench, { filters: [{ searchCode, options: [option] }] })
        const total = paging.totalCount
        must(
          total === null || total === count,
          'filterCounts',
          `${searchCode}=${option} counts ${String(count)}, the list has ${String(total)}.`,
        )
      }
    },
  },
  {
    name: 'what may be kept has a tag',
    run: async (bench) => bench.kept(loadCategoryFilters, { params: { id: categoryOf(bench) } }),
  },
  {
    name: 'a category that does not exist is 404',
    run: async (bench) => {
      const params = { id: 'prilavok-no-such-category' }
      const missing = { status: 404, code: 'not-found' }
      await bench.refused(loadCategoryFilters, { params }, missing, 'notFound')
      await bench.refused(loadCategoryProducts, { params, body: { filters: [] } }, missing, 'notFound')
    },
  },
  {
    name: 'limits and odd input',
    run: async (bench) => {
      const params = { id: categoryOf(bench) }
      const filters = Array.from({ length: 101 }, () => ({ searchCode: 'x', options: [] }))
      await bench.beyondLimit(loadCategoryProducts, { params, body: { filters } }, '/filters')
      await bench.beyondLimit(loadCategoryFilters, { params, query: { filter: 'x'.repeat(4001) } }, '/query/filter')
      for (const text of ODD_TEXTS) {
        await bench.odd(loadCategoryFilters, { params, query: { filter: text } }, text)
        const body = { filters: [{ searchCode: text, options: [text] }], sort: text, pageIndex: -5, pageSize: 100_000 }
        await bench.odd(loadCategoryProducts, { params, body }, text)
      }
    },
  },
]
