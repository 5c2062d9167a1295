import { expect, it } from 'vitest'
import { emptyCart } from './cart.rules'
import { unpricedLines } from './unpriced.rules'

const line = (id: string) => ({ id, name: id, price: 100, thumbUrl: '', link: '', quantity: 1 })
const item = (id: string) => ({ id, name: id, price: 100, hashCode: 'h', discountPrice: null, available: true })
const calculated = (items: readonly string[], removed: readonly string[] = []) =>
  ({ items: items.map(item), removed: removed.map((id) => ({ id, name: id })) }) as never

it.each([
  ['none before the first calculation', null, []],
  ['none where each is priced', calculated(['a', 'b']), []],
  ['none where one is known to be gone', calculated(['a'], ['b']), []],
  ['the one that is left out', calculated(['a']), ['b']],
] as const)('[SAFE-16] lines without a price: %s', (_name, known, expected) => {
  const state = { ...emptyCart, lines: [line('a'), line('b')], calculated: known }
  expect(unpricedLines(state).map(({ id }) => id)).toEqual(expected)
})
