import { act, fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { en } from '../labels/en'
import { line, showInShop } from '../testing/show-in-shop'
import { CartBadge } from './cart-badge'
import { MiniCart } from './mini-cart'

const lines = [line('a', { quantity: 2 }), line('b')]
const dialog = () => screen.queryByRole('dialog')
const names = () => screen.queryAllByRole('listitem').map((each) => within(each).getByRole('link').textContent)

describe('the cart at the side', () => {
  it('shows lines, quantities and the sum, and leads to the cart and to the order', async () => {
    const { settle } = showInShop(<MiniCart onClose={() => {}} />, { lines })
    await settle()
    expect(names()).toEqual(['Товар a', 'Товар b'])
    expect(screen.getByText('3 товара')).toBeTruthy()
    expect(screen.getAllByText(/300/)).not.toHaveLength(0)
    const hrefs = ['В корзину', 'Оформить заказ'].map((name) => screen.getByRole('link', { name }).getAttribute('href'))
    expect(hrefs).toEqual(['/profile/cart', '/profile/order'])
  })

  it('counts, removes and puts back, and keeps the focus inside', async () => {
    const { cart, settle } = showInShop(<MiniCart onClose={() => {}} />, { lines })
    await settle()
    const remove = screen.getByRole('button', { name: 'Удалить из корзины: Товар a' })
    remove.focus()
    fireEvent.click(remove)
    await settle()
    expect(names()).toEqual(['Товар b'])
    const undo = screen.getByRole('button', { name: 'Вернуть' })
    expect(document.activeElement).toBe(undo)
    fireEvent.click(undo)
    await settle()
    expect(cart.state.getState().lines.map(({ id, quantity }) => [id, quantity])).toEqual([
      ['b', 1],
      ['a', 2],
    ])
  })

  it('has a way on while the cart is empty', async () => {
    const close = vi.fn()
    const { settle } = showInShop(<MiniCart onClose={close} />)
    await settle()
    fireEvent.click(screen.getByRole('button', { name: 'Продолжить покупки' }))
    expect(close).toHaveBeenCalledTimes(1)
  })

  it('speaks English [EMBED-10]', () => {
    showInShop(<MiniCart onClose={() => {}} />, { lines, labels: en })
    expect(screen.getByRole('link', { name: 'Check out' })).toBeTruthy()
  })
})

describe('the link around a badge', () => {
  const Header = ({ opens }: { readonly opens?: 'mini-cart' }) => (
    <a href="/profile/cart">
      Корзина <CartBadge opens={opens} />
    </a>
  )
  const link = () => screen.getByRole('link', { name: /^Корзина/ })

  it('opens the cart at the side and has the focus again once it is closed', async () => {
    const { settle } = showInShop(<Header opens="mini-cart" />, { lines })
    await settle()
    link().focus()
    expect(fireEvent.click(link())).toBe(false)
    await settle()
    expect(dialog()?.closest('a')).toBeNull()
    fireEvent.click(within(dialog() ?? expect.unreachable()).getByRole('button', { name: 'Закрыть' }))
    expect([dialog(), document.activeElement]).toEqual([null, link()])
  })

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
    'leaves %j to the browser',
    async (more) => {
      const { settle } = showInShop(<Header opens="mini-cart" />, { lines })
      await settle()
      expect(fireEvent.click(link(), more)).toBe(true)
      await settle()
      expect(dialog()).toBeNull()
    },
  )

  it('leads to the cart on the page of the cart itself', async () => {
    const { settle } = showInShop(<Header opens="mini-cart" />, {
      lines,
      script: ({ address }) => void (address.path = '/profile/cart'),
    })
    await settle()
    expect(fireEvent.click(link())).toBe(true)
  })

  it('is an ordinary link without the attribute', async () => {
    const { settle } = showInShop(<Header />, { lines })
    await settle()
    await act(async () => void expect(fireEvent.click(link())).toBe(true))
    expect(dialog()).toBeNull()
  })
})
