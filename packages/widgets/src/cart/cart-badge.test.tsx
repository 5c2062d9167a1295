import { act, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { en } from '../labels/en'
import { line, showInShop } from '../testing/show-in-shop'
import { CartBadge } from './cart-badge'

const Header = () => (
  <>
    <CartBadge />
    <CartBadge />
    <CartBadge />
  </>
)
const shown = (container: HTMLElement) =>
  [...container.querySelectorAll('.pk-cart-badge')].map((badge) => badge.textContent)

describe('the cart badge', () => {
  it('shows the pieces of all lines, the same in three places [CART-42]', async () => {
    const { cart, container } = showInShop(<Header />, {
      lines: [line('a', { quantity: 2 }), line('b', { quantity: 3 })],
    })
    expect(shown(container)).toEqual(['5', '5', '5'])
    await act(async () => cart.increment('b'))
    expect(shown(container)).toEqual(['6', '6', '6'])
  })

  it('is not there while the cart is empty [CART-42]', async () => {
    const { cart, container } = showInShop(<Header />, { lines: [line('a')] })
    await act(async () => cart.clear())
    expect(container.textContent).toBe('')
  })

  it.each([
    [1, '1 товар'],
    [3, '3 товара'],
    [11, '11 товаров'],
    [21, '21 товар'],
  ])('says %i to screen readers as %s [UI-10]', (quantity, words) => {
    showInShop(<CartBadge />, { lines: [line('a', { quantity })] })
    expect(screen.getByRole('img', { name: words })).toBeTruthy()
  })

  it('does not push the header around when the number is long', () => {
    const { container } = showInShop(<CartBadge />, { lines: [line('a', { quantity: 4_200 })] })
    expect(shown(container)).toEqual(['999+'])
    expect(screen.getByRole('img', { name: '4200 товаров' })).toBeTruthy()
  })

  it('speaks English [EMBED-10]', () => {
    showInShop(<CartBadge />, { lines: [line('a', { quantity: 21 })], labels: en })
    expect(screen.getByRole('img', { name: '21 items' })).toBeTruthy()
  })
})
