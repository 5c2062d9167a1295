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
