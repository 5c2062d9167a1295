import { calculateCart, LARGEST_BODY, type CartCalculation } from '@prilavok/contracts'
import type { Bench } from '../kit/bench'
import { judgeProblem } from '../kit/judge'
import { must } from '../kit/verdict'
import { kopecks, MARKUP, ODD_TEXTS, type Check } from './check'

const goodsOf = (ids: readonly string[], quantity: number) => ({ goods: ids.map((id) => ({ id, quantity })) })
const calculate = (bench: Bench, ids: readonly string[], quantity: number) =>
  bench.data(calculateCart, { body: goodsOf(ids, quantity) })

function mustAddUp({ items, total }: CartCalculation, quantity: number): void {
  let sum = 0
  for (const item of items) {
    const line = kopecks(item.price) * quantity
    if (item.total !== null)
      must(kopecks(item.total) === line, 'lineTotals', `${quantity} × ${item.price} is not ${item.total}.`)
    if (item.isAvailable !== false) sum += line
  }
  must(kopecks(total) === sum, 'lineTotals', `The lines cost ${sum / 100}, the total is ${total}.`)
}

const firstOf = ({ facts }: Bench): string => facts.products[0] ?? ''

/** The calculation of a cart. */
export const cartChecks: readonly Check[] = [
  {
    name: 'a product has a price',
    run: async (bench) => {
      const { items } = await calculate(bench, [firstOf(bench)], 1)
      must(
        items.length === 1 && items[0]?.id === firstOf(bench),
        'fields',
        'The product of the request is not in items.',
      )
      must(items[0].price > 0 && items[0].name !== '', 'fields', 'It has no price or no name.')
    },
  },
  {
    name: 'sums are right to the kopeck',
    run: async (bench) => {
      for (const quantity of [1, 3, 7, 999]) {
        const calculation = await calculate(bench, bench.facts.products, quantity)
        must(calculation.items.length === bench.facts.products.length, 'fields', 'A product of the request is missing.')
        mustAddUp(calculation, quantity)
        const { discountedTotal, total } = calculation
        must(
          discountedTotal === null || discountedTotal <= total,
          'lineTotals',
          'The discounted total is the larger one.',
        )
      }
    },
  },
  {
    name: 'a price of the browser changes nothing',
    run: async (bench) => {
      const id = firstOf(bench)
      const before = await calculate(bench, [id], 2)
      const goods = [{ id, quantity: 2, price: 0.01, total: 0.02, hashCode: 'forged' }]
      const after = await bench.data(calculateCart, { body: { goods } })
      must(after.total === before.total, 'serverDecides', `The total is ${after.total} in place of ${before.total}.`)
    },
  },
  {
    name: 'an unchanged product keeps its hash code',
    run: async (bench) => {
      const [one, other] = [await calculate(bench, [firstOf(bench)], 1), await calculate(bench, [firstOf(bench)], 5)]
      const [first, second] = [one.items[0]?.hashCode ?? '', other.items[0]?.hashCode ?? '']
      must(first !== '' && first === second, 'hashCode', `It is "${first}", then "${second}".`)
    },
  },
  {
    name: 'an unknown product does not lose the others',
    run: async (bench) => {
      const ids = [firstOf(bench), 'prilavok-no-such-product']
      const { items, total } = await calculate(bench, ids, 1)
      const known = items.filter(({ isAvailable }) => isAvailable !== false).map(({ id }) => id)
      must(
        known.length === 1 && known[0] === ids[0],
        'goneProducts',
        `Items are ${items.map(({ id }) => id).join(', ')}.`,
      )
      must(total > 0, 'goneProducts', 'The total is 0.')
    },
  },
  {
    name: 'an empty cart costs nothing',
    run: async (bench) => {
      const { items, total } = await calculate(bench, [], 1)
      must(items.length === 0 && total === 0, 'lineTotals', `${items.length} items cost ${total}.`)
    },
  },
  {
    name: 'limits are refused with a pointer',
    run: async (bench) => {
      const many = Array.from({ length: 201 }, (_, at) => `p${at}`)
      await bench.beyondLimit(calculateCart, { body: goodsOf(many, 1) }, '/goods')
      await bench.beyondLimit(calculateCart, { body: goodsOf([firstOf(bench)], 0) }, '/goods/0/quantity')
      await bench.beyondLimit(calculateCart, { body: goodsOf([firstOf(bench)], 10_000) }, '/goods/0/quantity')
      await bench.beyondLimit(calculateCart, { body: goodsOf(['x'.repeat(65)], 1) }, '/goods/0/id')
    },
  },
  {
    name: 'a body that cannot be read is 400',
    run: async (bench) => {
      const unreadable = { status: 400, code: 'bad-request', marker: MARKUP }
      for (const rawBody of [
        '{',
        '',
        `{"goods":"${MARKUP.replaceAll('"', '\\"')}"}`,
        '"text"',
        '{"goods":[{"id":{}}]}',
      ])
        await bench.refused(calculateCart, { body: goodsOf([], 1) }, unreadable, 'unreadable', { rawBody })
    },
  },
  {
    name: 'a large body is 413',
    run: async (bench) => {
      const rawBody = JSON.stringify({ ...goodsOf([], 1), more: 'x'.repeat(LARGEST_BODY) })
      const answer = await bench.client.send(calculateCart, { body: goodsOf([], 1) }, { rawBody })
      await judgeProblem(answer, { status: 413, code: 'file-too-large' }, 'largeBody')
    },
  },
  {
    name: 'odd input does no harm',
    run: async (bench) => {
      for (const text of ODD_TEXTS) await bench.odd(calculateCart, { body: goodsOf([text], 1) }, text)
      for (const promoCode of ODD_TEXTS)
        await bench.odd(calculateCart, { body: { ...goodsOf([firstOf(bench)], 1), promoCode } }, promoCode)
      const rawBody = '{"__proto__":{"admin":true},"constructor":1,"goods":[]}'
      await bench.odd(calculateCart, { body: goodsOf([], 1) }, MARKUP, { rawBody })
    },
  },
]
