import { calculateCart } from '@prilavok/contracts'
import { createShop } from '@prilavok/core'
import { cartFeature } from '@prilavok/core/cart'
import { createTestEffects } from '@prilavok/core/testing'
import { ShopProvider } from '@prilavok/react'
import { fireEvent, render, screen } from '@testing-library/react'
import { beforeAll, expect, it, vi } from 'vitest'
import { App } from './app'
import { Shelf } from './english'
import { shop as lazyShop } from './lazy-http'
import { Lines } from './lines'

/** There is no server behind these pages. */
beforeAll(() => void vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline'))))

function testShop() {
  const { effects, always } = createTestEffects()
  always(calculateCart, () => ({ items: [], total: 0 }))
  return createShop(effects)
}

it('the application of the React page adds a product and counts it', async () => {
  const { container } = render(<App />)
  fireEvent.click(screen.getByRole('button', { name: 'Добавить в корзину' }))
  expect(await screen.findByRole('link', { name: /В корзине 1\sшт\./ })).toBeTruthy()
  expect(container.querySelector('.pk-cart-badge')?.textContent).toContain('1')
})

it('the own lines of the React page change the cart', async () => {
  const shop = testShop()
  const { add } = shop.use(cartFeature)
  add({ id: '42', name: 'Дрель', price: 499_000, thumbUrl: '', link: '' })
  render(
    <ShopProvider shop={shop}>
      <Lines />
    </ShopProvider>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Ещё' }))
  expect(await screen.findByText(/Дрель × 2/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Удалить' }))
  await vi.waitFor(() => expect(screen.queryByRole('listitem')).toBeNull())
})

it('the English shelf of the React page has English texts, its own for all buttons and for one', () => {
  render(
    <ShopProvider shop={testShop()}>
      <Shelf />
    </ShopProvider>,
  )
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Buy', 'Take one'])
})

it('the shop with lazy http works before the client is there', () => {
  const { add, state } = lazyShop.use(cartFeature)
  add({ id: 'lazy', name: 'Ждун', price: 1, thumbUrl: '', link: '' })
  expect(state.getState().lines.map(({ id }) => id)).toContain('lazy')
})
