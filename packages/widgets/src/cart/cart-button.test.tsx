import { notificationsFeature } from '@prilavok/core/notifications'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { en } from '../labels/en'
import { changesIn, line, showInShop } from '../testing/show-in-shop'
import { CartButton } from './cart-button'

const props = { id: 'a', name: 'Клей', price: 123_450, thumbUrl: '/a.webp', link: '/product/a' }
const add = (name = 'Добавить в корзину') => screen.getByRole('button', { name })
const more = () => screen.getByRole('button', { name: '+1 шт' })
const remove = () => screen.getByRole('button', { name: 'Удалить из корзины' })
const link = (pieces: number) => screen.findByRole('link', { name: `В корзине ${pieces}\u00a0шт.` })

describe('the add-to-cart control', () => {
  it('puts its product into the cart with all that the page said about it [CART-25]', () => {
    const { cart } = showInShop(<CartButton {...props} buttonLabel="Купить" modalId="dialog-a" />)
    fireEvent.click(add('Купить'))
    expect(cart.state.getState().lines).toEqual([{ ...props, quantity: 1 }])
  })

  it("says 'Добавить в корзину' by itself [CART-26]", () => {
    showInShop(<CartButton {...props} />)
    expect(add().textContent).toBe('Добавить в корзину')
  })

  it('shows the add button alone while the product is not in the cart [CART-27]', () => {
    showInShop(<CartButton {...props} />, { lines: [line('b')] })
    expect(screen.getAllByRole('button')).toEqual([add()])
    expect(screen.queryByRole('link')).toBeNull()
  })

  it('says in plain words that a cart is full, and what to do [SAFE-08]', async () => {
    const lines = Array.from({ length: 200 }, (_, index) => line(`line-${index}`))
    const { shop, cart } = showInShop(<CartButton {...props} />, { lines })
    fireEvent.click(add())
    await waitFor(() =>
      expect(shop.use(notificationsFeature).state.getState().items).toMatchObject([
        {
          text: 'В корзине уже 200 разных товаров — больше в один заказ не помещается',
          detail: 'Оформите этот заказ, а остальное закажите следующим.',
        },
      ]),
    )
    expect(cart.state.getState().lines).toHaveLength(200)
  })

  it('shows delete, the link to the cart and +1 from the first piece on [CART-29]', async () => {
    showInShop(<CartButton {...props} />, {
      lines: [line('a', { quantity: 3 })],
      settings: { pages: { cart: '/basket' } },
    })
    expect((await link(3)).getAttribute('href')).toBe('/basket')
    expect(screen.getAllByRole('button')).toEqual([remove(), more()])
  })

  it('opens the dialog for a product that was not in the cart [CART-28]', async () => {
    showInShop(<CartButton {...props} modalId="dialog-a" />, { lines: [line('b')] })
    fireEvent.click(add())
    expect((await screen.findByRole('dialog')).id).toBe('dialog-a')
  })

  it('does not open it for one piece more [CART-28] [CART-30]', async () => {
    const { cart, settle } = showInShop(<CartButton {...props} />, { lines: [line('a')] })
    fireEvent.click(more())
    fireEvent.click(more())
    await settle()
    expect(cart.state.getState().lines).toMatchObject([{ id: 'a', quantity: 3 }])
    expect(await link(3)).toBeTruthy()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('takes the product out of the cart and offers to add it again [CART-31]', async () => {
    const { cart } = showInShop(<CartButton {...props} />, { lines: [line('a', { quantity: 2 }), line('b')] })
    fireEvent.click(remove())
    expect(cart.state.getState().lines).toMatchObject([{ id: 'b' }])
    expect(await screen.findByRole('button', { name: 'Добавить в корзину' })).toBeTruthy()
  })

  it('offers for 6 seconds to take the deletion back', async () => {
    const { cart, shop, advance } = showInShop(<CartButton {...props} />, { lines: [line('a', { quantity: 2 })] })
    const notes = shop.use(notificationsFeature)
    fireEvent.click(remove())
    await waitFor(() =>
      expect(notes.state.getState().items).toMatchObject([
        { text: 'Удалено из корзины: Клей', action: { label: 'Вернуть' } },
      ]),
    )
    await advance(5_999)
    act(() => notes.state.getState().items[0]?.action?.run())
    expect(cart.state.getState().lines).toMatchObject([{ id: 'a', quantity: 2 }])
    await advance(1)
    expect(notes.state.getState().items).toEqual([])
  })

  it('never loses the focus [A11Y-02]', async () => {
    showInShop(<CartButton {...props} opensDialog={false} />)
    add().focus()
    fireEvent.click(add())
    const inCart = await link(1)
    expect(document.activeElement).toBe(inCart)
    remove().focus()
    fireEvent.click(remove())
    await waitFor(() => expect(document.activeElement).toBe(add()))
  })

  it('gives the focus to the link when the dialog is closed [A11Y-02]', async () => {
    showInShop(<CartButton {...props} />, { lines: [line('b')] })
    add().focus()
    fireEvent.click(add())
    fireEvent.click(await screen.findByRole('button', { name: 'Закрыть' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(document.activeElement).toBe(await link(1))
  })

  it('leaves the focus where it is when the cart changes elsewhere [A11Y-02]', async () => {
    const { cart } = showInShop(<CartButton {...props} />)
    act(() => cart.add(line('a')))
    expect(await link(1)).toBeTruthy()
    expect(document.activeElement).toBe(document.body)
  })

  it('takes the second half of a double click for what it is', async () => {
    const { cart } = showInShop(<CartButton {...props} opensDialog={false} />)
    fireEvent.click(add(), { detail: 1 })
    await link(1)
    fireEvent.click(remove(), { detail: 2 })
    expect(cart.state.getState().lines).toMatchObject([{ id: 'a', quantity: 1 }])
    fireEvent.click(more(), { detail: 1 })
    expect(cart.state.getState().lines).toMatchObject([{ quantity: 2 }])
  })

  it('renders again for its own product only', async () => {
    const drawn = vi.fn((pieces: number) => `${pieces} шт.`)
    const { cart } = showInShop(<CartButton {...props} labels={{ inCart: drawn }} />, {
      lines: [line('a'), line('b')],
    })
    await waitFor(() => expect(drawn).toHaveBeenCalled())
    const before = drawn.mock.calls.length
    await act(async () => cart.increment('b'))
    expect(drawn.mock.calls.length).toBe(before)
    await act(async () => cart.increment('a'))
    expect(drawn).toHaveBeenLastCalledWith(2)
  })

  it('shows other words, another label and another product when its props change', async () => {
    const turns = [
      props,
      { ...props, buttonLabel: 'Купить' },
      { ...props, id: 'b', name: 'Лента' },
      { ...props, id: 'b', name: 'Лента', labels: { more: 'Ещё' } },
    ]
    function Page() {
      const [turn, setTurn] = useState(0)
      return (
        <>
          <CartButton {...(turns[turn] ?? props)} />
          <button onClick={() => setTurn(turn + 1)}>Дальше</button>
        </>
      )
    }
    showInShop(<Page />, { lines: [line('b', { quantity: 2 })] })
    const next = () => fireEvent.click(screen.getByRole('button', { name: 'Дальше' }))
    expect(add()).toBeTruthy()
    next()
    await waitFor(() => expect(add('Купить')).toBeTruthy())
    next()
    expect(await link(2)).toBeTruthy()
    expect(screen.getByRole('group', { name: 'Лента: в корзине' })).toBeTruthy()
    next()
    expect(await screen.findByRole('button', { name: 'Ещё' })).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Ещё' }))
    expect(await link(3)).toBeTruthy()
  })

  it('receives nothing of the cart once it is gone', () => {
    const drawn = vi.fn((pieces: number) => `${pieces} шт.`)
    const { cart, unmount } = showInShop(<CartButton {...props} labels={{ inCart: drawn }} />, {
      lines: [line('a')],
    })
    unmount()
    drawn.mockClear()
    act(() => cart.increment('a'))
    expect(drawn).not.toHaveBeenCalled()
  })

  it('changes the words for one piece more, and nothing for another product', async () => {
    const { cart, container } = showInShop(<CartButton {...props} />, { lines: [line('a'), line('b')] })
    await link(1)
    expect([...(await changesIn(container, () => cart.increment('a')))].sort()).toEqual(['characterData', 'data-short'])
    expect(await changesIn(container, () => cart.increment('b'))).toEqual([])
  })

  it('refuses an empty id for the dialog [NOTIFY-04]', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    expect(() => showInShop(<CartButton {...props} modalId="" />)).toThrow('Не передан id модального окна')
    vi.restoreAllMocks()
  })

  it('says what is missing when there is no shop around it', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    expect(() => render(<CartButton {...props} />)).toThrow('<ShopProvider>')
    vi.restoreAllMocks()
  })

  it('speaks English, or as the page wants it [EMBED-10]', async () => {
    showInShop(<CartButton {...props} labels={{ more: 'One more' }} />, { lines: [line('a')], labels: en })
    expect(await screen.findByRole('link', { name: '1 in cart' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'One more' })).toBeTruthy()
  })
})

describe('the add-to-cart control of what is sold in packs', () => {
  const packs = { minimum: 20, step: 8 }

  it('adds the fewest pieces, then pack by pack', async () => {
    const { cart } = showInShop(<CartButton {...props} {...packs} opensDialog={false} />)
    fireEvent.click(add())
    await link(24)
    fireEvent.click(screen.getByRole('button', { name: '+8 шт' }))
    await link(32)
    expect(cart.state.getState().lines).toEqual([{ ...props, ...packs, quantity: 32 }])
  })

  it('learns from the cart what its page does not say', async () => {
    showInShop(<CartButton {...props} />, { lines: [line('a', { ...packs, quantity: 24 })] })
    fireEvent.click(await screen.findByRole('button', { name: '+8 шт' }))
    expect(await link(32)).toBeTruthy()
  })
})
