import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { showInShop } from '../testing/show-in-shop'
import { PlacedProducts } from './placed-products'

const product = {
  price: 10_000,
  quantity: 1,
  total: null,
  discountPrice: null,
  thumbUrl: null,
  link: null,
  hashCode: null,
}
const placed = {
  number: '1',
  status: null,
  createdOn: null,
  paidOn: null,
  payUntil: null,
  paymentOption: null,
  delivery: null,
  contacts: null,
  invoiceUrl: null,
  receiptUrl: null,
}
const lines = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ ...product, id: String(at), name: `Товар ${at}` }))
const isFolded = () => document.querySelector('.pk-placed-products__lines')?.hasAttribute('data-folded')

it('a long placed order is folded until the rest is asked for', async () => {
  const { settle } = showInShop(<PlacedProducts lines={lines(28)} order={null} />)
  await settle()
  expect(isFolded()).toBe(true)
  fireEvent.click(screen.getByRole('button', { name: 'Показать ещё 24', expanded: false }))
  await screen.findByRole('button', { name: 'Свернуть', expanded: true })
  expect(isFolded()).toBe(false)
})

it('a list that is hardly longer is shown as it is', async () => {
  const { settle } = showInShop(<PlacedProducts lines={lines(5)} order={null} />)
  await settle()
  expect([isFolded(), screen.queryByRole('button')]).toEqual([false, null])
})

it.each([
  [
    'before the discount, as the row of the products is',
    518_900,
    ['2\u00a0шт. × 2\u00a0260\u00a0₽', '1\u00a0шт.'],
    ['4\u00a0520\u00a0₽', '669\u00a0₽'],
  ],
  [
    'after it, where the row is',
    493_000,
    ['2\u00a0шт. × 2\u00a0147\u00a0₽', '1\u00a0шт.'],
    ['4\u00a0294\u00a0₽', '636\u00a0₽'],
  ],
])('the lines add up to the row below them: %s', async (_name, products, pieces, amounts) => {
  const sums = { products, discount: 25_900, delivery: 0, total: 493_000, paid: null, due: null }
  const discounted = [
    { ...product, id: 'a', name: 'Дрель', price: 226_000, discountPrice: 214_700, quantity: 2 },
    { ...product, id: 'b', name: 'Бита', price: 66_900, discountPrice: 63_600 },
  ]
  const order = { ...placed, sums }
  const { settle } = showInShop(<PlacedProducts lines={discounted} order={order} />)
  await settle()
  const textsOf = (selector: string) => [...document.querySelectorAll(selector)].map(({ textContent }) => textContent)
  expect(textsOf('.pk-placed-products__pieces')).toEqual(pieces)
  expect(textsOf('.pk-placed-products__sum')).toEqual(amounts)
})
