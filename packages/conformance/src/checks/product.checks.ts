import { loadCompetitorPrices, loadProduct, loadProductData, loadProductRelations } from '@prilavok/contracts'
import type { Bench } from '../kit/bench'
import { must } from '../kit/verdict'
import { cartOf, MARKUP, ODD_TEXTS, type Check } from './check'

const UNKNOWN = 'prilavok-no-such-product'
const firstOf = ({ facts }: Bench): string => facts.products[0] ?? ''

async function priceInCart(bench: Bench): Promise<number | undefined> {
  const { items } = await cartOf(bench, [{ id: firstOf(bench), quantity: 1 }])
  return items[0]?.price
}

/** Pages of products and live data on lists. */
export const productChecks: readonly Check[] = [
  {
    name: 'a product costs on its page what it costs in the cart',
    run: async (bench) => {
      const view = await bench.data(loadProduct, { params: { id: firstOf(bench) } })
      const price = await priceInCart(bench)
      must(view.price === price, 'onePrice', `Its page says ${view.price}, the cart ${String(price)}.`)
      must(view.oldPrice === null || view.oldPrice > view.price, 'money', 'It was not dearer before.')
    },
  },
  {
    name: 'many products at once, those that the shop has',
    run: async (bench) => {
      const ids = [...bench.facts.products, UNKNOWN].join(',')
      const cards = await bench.data(loadProductData, { query: { ids } })
      const found = cards.map(({ id }) => id)
      must(
        bench.facts.products.every((id) => found.includes(id)),
        'fields',
        `Only ${found.join(', ')} are there.`,
      )
      must(!found.includes(UNKNOWN), 'goneProducts', 'It has a product that does not exist.')
      const price = await priceInCart(bench)
      const card = cards.find(({ id }) => id === firstOf(bench))
      must(card?.price === price, 'onePrice', `Its card says ${String(card?.price)}, the cart ${String(price)}.`)
    },
  },
  {
    name: 'a product has relations and prices of other shops',
    run: async (bench) => {
      const productId = firstOf(bench)
      const { categories } = await bench.data(loadProductRelations, { query: { productId } })
      const ids = categories.flatMap(({ products }) => products.map(({ id }) => id))
      must(!ids.includes(productId), 'excluded', 'The product is related to itself.')
      await bench.data(loadCompetitorPrices, { params: { productId } })
    },
  },
  {
    name: 'what may be kept has a tag',
    run: (bench) => bench.kept(loadProduct, { params: { id: firstOf(bench) } }),
  },
  {
    name: 'a product that does not exist is 404',
    run: async (bench) => {
      await bench.refused(loadProduct, { params: { id: UNKNOWN } }, { status: 404, code: 'not-found' }, 'notFound')
    },
  },
  {
    name: 'limits and odd input',
    run: async (bench) => {
      await bench.beyondLimit(loadProductData, { query: { ids: 'x'.repeat(8001) } }, '/query/ids')
      for (const text of ODD_TEXTS) {
        await bench.odd(loadProduct, { params: { id: text } }, text)
        await bench.odd(loadProductData, { query: { ids: text } }, text)
      }
      await bench.odd(loadProductRelations, { query: { productId: MARKUP } }, MARKUP)
    },
  },
]
