import { calculateCart } from '@prilavok/contracts'
import { notificationsFeature } from '@prilavok/core/notifications'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { calculated, line, showInShop } from '../testing/show-in-shop'
import { GoToCartDialog, type GoToCartDialogProps } from './go-to-cart-dialog'

const closed = vi.fn()

/** A page that opens the dialog for product a and takes it away when asked to. */
function Page(props: Partial<GoToCartDialogProps>) {
  const [open, setOpen] = useState(true)
  const close = () => {
    closed()
    setOpen(false)
  }
  return open ? <GoToCartDialog productId="a" {...props} onClose={close} /> : <p>Закрыто</p>
}

const a = line('a', { name: 'Клей', quantity: 2 })
const b = line('b', { quantity: 1 })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const dialog = () => screen.getByRole('dialog')

describe('the go-to-cart dialog', () => {
  it('changes the quantity with plus and minus [CART-32]', async () => {
    const { cart } = showInShop(<Page />, { lines: [a, b] })
    press('Добавить ещё: Клей')
    await waitFor(() => expect(cart.state.getState().lines[0]?.quantity).toBe(3))
    await screen.findByDisplayValue('3')
    press('Убрать один: Клей')
    await waitFor(() => expect(cart.state.getState().lines[0]?.quantity).toBe(2))
  })

  it('shows the product, its price, its total and the sum of the cart', async () => {
    const { settle } = showInShop(<Page />, { lines: [a, b] })
    await settle()
    const text = dialog().textContent?.replace(/\u00a0/g, ' ')
    expect(text).toContain('100 ₽ за шт.')
    expect(text).toContain('200 ₽')
    expect(text).toContain('В корзине 3 товара300 ₽')
  })

  it('deletes the product from the cart, and undoes it in place [CART-33]', async () => {
    const { cart } = showInShop(<Page />, { lines: [a, b] })
    screen.getByRole('button', { name: 'Удалить из корзины: Клей' }).focus()
    press('Удалить из корзины: Клей')
    expect(cart.state.getState().lines).toMatchObject([{ id: 'b' }])
    const undo = await screen.findByRole('button', { name: 'Вернуть' })
    expect(document.activeElement).toBe(undo)
    fireEvent.click(undo)
    await screen.findByRole('button', { name: 'Удалить из корзины: Клей' })
    expect(cart.state.getState().lines).toMatchObject([{ id: 'b' }, { id: 'a', quantity: 2 }])
  })

  it('closes when the cart becomes empty, and leaves a notice that brings the product back [CART-34]', async () => {
    const { shop } = showInShop(<Page />, { lines: [a] })
    press('Удалить из корзины: Клей')
    await screen.findByText('Закрыто')
    const { state } = shop.use(notificationsFeature)
    await waitFor(() => expect(state.getState().items).toMatchObject([{ action: { label: 'Вернуть' } }]))
  })

  it('closes when the cart is emptied elsewhere [CART-34]', async () => {
    const { cart } = showInShop(<Page />, { lines: [a, b] })
    act(() => cart.clear())
    expect(await screen.findByText('Закрыто')).toBeTruthy()
  })

  it('asks for current prices when it opens [CART-35]', async () => {
    function Later() {
      const [open, setOpen] = useState(false)
      return open ? <Page /> : <button onClick={() => setOpen(true)}>Открыть</button>
    }
    const { callsOf, cart, settle } = showInShop(<Later />, { lines: [a, b] })
    await settle()
    expect(cart.state.getState().total).toBe(30_000)
    const before = callsOf(calculateCart).length
    press('Открыть')
    await settle()
    expect(callsOf(calculateCart).slice(before)).toMatchObject([
      { input: { body: { goods: [{ id: 'a' }, { id: 'b' }] } } },
    ])
  })

  it('does not ask twice while the adding has just asked', async () => {
    const { callsOf, settle } = showInShop(<Page />, { lines: [a] })
    await settle()
    expect(callsOf(calculateCart)).toHaveLength(1)
  })

  it.each([
    ['its close icon [CART-36]', 'Закрыть'],
    ["'продолжить покупки' [CART-37]", 'продолжить покупки'],
  ])('leaves the cart as it is when closed by %s', async (_, button) => {
    const { cart } = showInShop(<Page />, { lines: [a, b] })
    press(button)
    await screen.findByText('Закрыто')
    expect(cart.state.getState().lines).toEqual([a, b])
  })

  it.each([
    ['to the cart page [CART-38]', {}, '/profile/cart'],
    [
      'straight to the order form with GoToOrderForm [CART-38] [CART-39]',
      { options: { GoToOrderForm: true } },
      '/profile/order',
    ],
    ['where the shop has its pages [CART-38]', { pages: { cart: '/basket' } }, '/basket'],
  ])("'оформить заказ' leads %s", (_, settings, href) => {
    showInShop(<Page />, { lines: [a], settings })
    expect(screen.getByRole('link', { name: 'оформить заказ' }).getAttribute('href')).toBe(href)
  })

  it('opens the product in a new tab that cannot reach this one [CART-40]', () => {
    showInShop(<Page />, { lines: [a] })
    const product = screen.getByRole('link', { name: /^Клей/ })
    expect([product.getAttribute('href'), product.getAttribute('target'), product.getAttribute('rel')]).toEqual([
      '/product/a',
      '_blank',
      'noopener',
    ])
  })

  it('shows a default item for a product that is not in the cart [CART-41]', () => {
    showInShop(<Page />, { lines: [b] })
    expect(screen.getByText('Что-то пошло не так')).toBeTruthy()
    expect(dialog().querySelector('.pk-cart-line__total')?.textContent).toBe('0\u00a0₽')
    expect(screen.queryByRole('spinbutton')).toBeNull()
  })

  it('has the id that the page gave it, or one of its own [NOTIFY-04]', () => {
    const { unmount } = showInShop(<Page modalId="go" />, { lines: [a] })
    expect(dialog().id).toBe('go')
    unmount()
    showInShop(<Page />, { lines: [a] })
    expect(dialog().id).not.toBe('')
  })

  it('refuses an empty id [NOTIFY-04]', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    expect(() => showInShop(<Page modalId="" />, { lines: [a] })).toThrow('Не передан id модального окна')
    vi.restoreAllMocks()
  })

  it('does not call a price 0 ₽ that only the server knows', async () => {
    const { settle, container } = showInShop(<Page />, {
      lines: [{ ...a, price: 0 }],
      script: ({ always }) => always(calculateCart, ({ body }) => calculated(body)),
    })
    expect(container.querySelector('.pk-cart-line__total')?.textContent).toBe('—')
    await settle()
    await waitFor(() => expect(container.querySelector('.pk-cart-line__total')?.textContent).toBe('200\u00a0₽'))
  })

  it('says of a product that the shop does not sell so once the server has answered, and offers no order of nothing', async () => {
    const { settle } = showInShop(<Page />, {
      lines: [a],
      script: ({ always }) =>
        always(calculateCart, () => ({ items: [], total: 0, removed: [{ id: 'a', name: 'Клей' }] })),
    })
    await settle()
    expect(screen.getByRole('heading', { name: 'Этот товар сейчас нельзя купить' })).toBeTruthy()
    expect(dialog().textContent).not.toContain('добавлен')
    expect(dialog().textContent?.replace(/\u00a0/g, ' ')).toContain('В корзине 0 товаров0 ₽')
    expect(screen.queryByRole('link', { name: 'оформить заказ' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Удалить из корзины: Клей' })).toBeTruthy()
  })

  it('lets a shop replace the buttons and add to the sum', () => {
    const slots = {
      Footer: ({ orderHref }: { readonly orderHref: string }) => <a href={orderHref}>Дальше</a>,
      AfterSum: ({ total }: { readonly total: number }) => <p>Всего {total}</p>,
    }
    showInShop(<Page slots={slots} />, { lines: [a] })
    expect(screen.getByRole('link', { name: 'Дальше' }).getAttribute('href')).toBe('/profile/cart')
    expect(screen.getByText('Всего 20000')).toBeTruthy()
  })
})
