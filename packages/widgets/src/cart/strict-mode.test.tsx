import { configure, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { line, showInShop } from '../testing/show-in-shop'
import { CartBadge } from './cart-badge'
import { CartButton } from './cart-button'
import { CartPage } from './cart-page'

// React then opens each effect twice to find out who cannot be closed; Preact has nothing of the kind and opens once.
beforeAll(() => configure({ reactStrictMode: true }))
afterAll(() => configure({ reactStrictMode: false }))

const products = [line('a', { name: 'Клей', quantity: 2 }), line('b', { name: 'Грунтовка' })]

it('[CART-15] a cart page that is opened twice shows every line once and counts each press once', async () => {
  const { cart, settle } = showInShop(<CartPage />, { lines: products })
  await settle()
  expect(screen.getAllByRole('table')).toHaveLength(1)
  expect(screen.getAllByRole('row')).toHaveLength(3)
  fireEvent.click(screen.getByRole('button', { name: 'Добавить ещё: Клей' }))
  expect(cart.state.getState().lines[0]?.quantity).toBe(3)
  fireEvent.click(screen.getByRole('button', { name: 'Удалить из корзины: Грунтовка' }))
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2))
})

it('[CART-42] so do a button and a badge', async () => {
  const { cart, settle } = showInShop(
    <>
      <CartButton id="c" name="Шпатель" price={10_000} opensDialog={false} />
      <p data-testid="badge">
        <CartBadge />
      </p>
    </>,
    { lines: [] },
  )
  fireEvent.click(screen.getByRole('button', { name: 'Добавить в корзину' }))
  await settle()
  expect(cart.state.getState().lines).toMatchObject([{ id: 'c', quantity: 1 }])
  expect(screen.getAllByRole('link', { name: 'В корзине 1\u00a0шт.' })).toHaveLength(1)
  expect(document.querySelectorAll('.pk-cart-badge')).toHaveLength(1)
})
