import { loadCrossSales } from '@prilavok/contracts'
import { CROSS_SALES_DELAY_MS } from '@prilavok/core/cross-sales'
import type { TestEffects } from '@prilavok/core/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { line, showInShop } from '../testing/show-in-shop'
import { CartOffers } from './cart-offers'

const product = (id: string, more: object = {}) => ({
  id,
  name: `Товар ${id}`,
  url: `/product/${id}`,
  price: 340,
  oldPrice: null,
  mainPicture: { defaultPath: `/${id}.webp` },
  ...more,
})
const offers = {
  categories: [
    { categoryName: 'Грунтовки', products: [product('x', { oldPrice: 400 }), product('y')] },
    { categoryName: 'Сетки', products: [product('z', { isAvailable: false })] },
  ],
}
const open = async (script: (test: TestEffects) => void) => {
  const shown = showInShop(<CartOffers />, { lines: [line('a')], script })
  await shown.advance(CROSS_SALES_DELAY_MS)
  return shown
}
const badge = () => document.querySelector('.pk-badge[data-tone="accent"]')?.textContent
const details = () => document.querySelector('details')
const card = (name: string) => within(screen.getByText(name).closest('li') ?? document.body)

describe('what goes with the products in the cart', () => {
  it("is a block that folds, headed 'Вас может заинтересовать', with a count [CART-16] [CART-17]", async () => {
    await open(({ respond }) => respond(loadCrossSales, offers))
    await waitFor(() => expect(badge()).toBe('3'))
    const heading = screen.getByRole('heading', { name: 'Вас может заинтересовать' })
    expect(heading.closest('summary')).not.toBeNull()
    expect(details()?.open).toBe(true)
    await act(async () => {
      const block = details()
      if (block !== null) block.open = false
      fireEvent(block ?? document.body, new Event('toggle'))
    })
    await waitFor(() => expect(details()?.open).toBe(false))
  })

  it('has cards by category, with picture, name, price and old price [CART-19]', async () => {
    await open(({ respond }) => respond(loadCrossSales, offers))
    expect(await screen.findAllByText('Грунтовки')).not.toHaveLength(0)
    expect(screen.getAllByRole('heading')).toHaveLength(1)
    expect(screen.getAllByRole('list')).toHaveLength(1)
    const item = screen.getByText('Товар x').closest('li')
    const text = item?.textContent?.replace(/\u00a0/g, ' ')
    expect(text).toContain('340 ₽')
    expect(text).toContain('Прежняя цена 400 ₽')
    expect(item?.querySelector('a')?.getAttribute('href')).toBe('/product/x')
    expect(item?.querySelector('img')?.getAttribute('src')).toBe('/x.webp')
  })

  it('can be added on the spot, without a dialog over the cart', async () => {
    const { cart, settle } = await open(({ always }) => always(loadCrossSales, () => offers))
    await screen.findByText('Товар y')
    fireEvent.click(card('Товар y').getByRole('button', { name: 'В корзину' }))
    await settle()
    expect(cart.state.getState().lines).toMatchObject([
      { id: 'a' },
      { id: 'y', name: 'Товар y', price: 34_000, thumbUrl: '/y.webp', link: '/product/y' },
    ])
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('keeps the focus when the card that had it goes away [A11Y-02]', async () => {
    const { advance } = await open(({ respond }) => {
      respond(loadCrossSales, offers)
      respond(loadCrossSales, { categories: [{ categoryName: 'Сетки', products: [product('q')] }] })
    })
    await screen.findByText('Товар y')
    const add = card('Товар y').getByRole('button', { name: 'В корзину' })
    add.focus()
    fireEvent.click(add)
    await advance(CROSS_SALES_DELAY_MS)
    await screen.findByText('Товар q')
    expect(document.activeElement).toBe(document.querySelector('summary'))
  })

  it('cannot be added when it is sold out', async () => {
    await open(({ respond }) => respond(loadCrossSales, offers))
    await screen.findByText('Товар z')
    expect(card('Товар z').queryByRole('button')).toBeNull()
    expect(card('Товар z').getByText('Нет в наличии')).toBeTruthy()
  })

  it('shows in place that it could not be loaded, and tries again', async () => {
    const { settle } = await open(({ refuse, respond }) => {
      refuse(loadCrossSales, { kind: 'network' })
      respond(loadCrossSales, offers)
    })
    await screen.findByText('Не удалось загрузить подборку товаров')
    fireEvent.click(screen.getByRole('button', { name: 'Повторить' }))
    await settle()
    expect(await screen.findByText('Товар x')).toBeTruthy()
    expect(screen.queryByText('Не удалось загрузить подборку товаров')).toBeNull()
  })

  it('holds its place while it is loading and leaves it when there is nothing', async () => {
    const { advance, settle, container } = showInShop(<CartOffers />, {
      lines: [line('a')],
      script: ({ respond }) => respond(loadCrossSales, { categories: [] }),
    })
    expect(container.querySelectorAll('.pk-skeleton__block')).toHaveLength(4)
    await advance(CROSS_SALES_DELAY_MS)
    await settle()
    await waitFor(() => expect(container.textContent).toBe(''))
  })
})
