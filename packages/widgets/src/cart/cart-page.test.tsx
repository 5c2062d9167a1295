import { calculateCart, loadCrossSales, loadUserCity } from '@prilavok/contracts'
import { notificationsFeature } from '@prilavok/core/notifications'
import type { TestEffects } from '@prilavok/core/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { en } from '../labels/en'
import { calculated, changesIn, city, line, showInShop } from '../testing/show-in-shop'
import { CartPage } from './cart-page'

afterEach(() => void vi.useRealTimers())

const plain = (element: Element | null | undefined) => element?.textContent?.replace(/\u00a0/g, ' ') ?? ''
const rows = () => screen.getAllByRole('row').slice(1)
const cellsOf = (row: HTMLElement) => within(row).getAllByRole('cell')
const products = [line('a', { name: 'Клей', quantity: 2 }), line('b', { name: 'Грунтовка' })]
const removeOf = (name: string) => screen.getByRole('button', { name: `Удалить из корзины: ${name}` })
const sums = () => [...document.querySelectorAll('.pk-cart-summary__row')].map((row) => plain(row))
const noOffers = { categories: [] }

describe('the lines of the cart page', () => {
  it('are a table of name, price, quantity and total with a delete button per line [CART-15]', async () => {
    const { settle } = showInShop(<CartPage />, { lines: products })
    await settle()
    expect(screen.getAllByRole('columnheader').map(plain)).toEqual(['Товар', 'Цена', 'Количество', 'Сумма', 'Удаление'])
    expect(rows()).toHaveLength(2)
    const [name, price, quantity, total, actions] = cellsOf(rows()[0] ?? document.body)
    expect(
      within(name ?? document.body)
        .getByRole('link', { name: 'Клей' })
        .getAttribute('href'),
    ).toBe('/product/a')
    expect(plain(price)).toContain('100 ₽')
    expect(
      within(quantity ?? document.body).getByRole<HTMLInputElement>('spinbutton', { name: 'Количество: Клей' }).value,
    ).toBe('2')
    expect(plain(total)).toBe('200 ₽')
    expect(within(actions ?? document.body).getByRole('button', { name: 'Удалить из корзины: Клей' })).toBeTruthy()
  })

  it('change their quantity', async () => {
    const { cart } = showInShop(<CartPage />, { lines: products })
    fireEvent.click(screen.getByRole('button', { name: 'Добавить ещё: Клей' }))
    expect(cart.state.getState().lines[0]?.quantity).toBe(3)
  })

  it('are counted in packs, and say why a typed number became another one', async () => {
    const packs = { minimum: 20, step: 8 }
    const { cart, settle } = showInShop(<CartPage />, { lines: [line('a', { name: 'Клей', quantity: 24, ...packs })] })
    await settle()
    expect(plain(document.querySelector('.pk-cart-line__packs'))).toBe('Продаётся по 8 шт., от 24 шт.')
    fireEvent.click(screen.getByRole('button', { name: 'Добавить ещё: Клей' }))
    expect(cart.state.getState().lines[0]?.quantity).toBe(32)
    const field = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Количество: Клей' })
    fireEvent.input(field, { target: { value: '33' } })
    await waitFor(() => expect(field.value).toBe('33'))
    fireEvent.keyDown(field, { key: 'Enter' })
    expect(cart.state.getState().lines[0]?.quantity).toBe(40)
    await waitFor(() =>
      expect(plain(document.querySelector('.pk-cart-line__packs'))).toBe(
        'Продаётся по 8 шт., от 24 шт.: вместо 33 шт. в корзине 40 шт.',
      ),
    )
  })

  it('can be deleted and brought back, and the focus stays in the table [A11Y-02]', async () => {
    const { cart, shop } = showInShop(<CartPage />, { lines: products })
    removeOf('Клей').focus()
    fireEvent.click(removeOf('Клей'))
    await waitFor(() => expect(rows()).toHaveLength(1))
    expect(document.activeElement).toBe(removeOf('Грунтовка'))
    const { state } = shop.use(notificationsFeature)
    await waitFor(() => expect(state.getState().items).toHaveLength(1))
    await act(async () => state.getState().items[0]?.action?.run())
    expect(cart.state.getState().lines).toMatchObject([{ id: 'b' }, { id: 'a', quantity: 2 }])
  })

  it('mark what is not for sale any more, and the sums leave it out', async () => {
    const { settle } = showInShop(<CartPage />, {
      lines: [...products, line('c', { name: 'Затирка', price: 9_999_999_900 })],
      script: ({ always }) =>
        always(calculateCart, () => ({
          items: [
            { id: 'a', name: 'Клей', price: 100, hashCode: 'h', isAvailable: false },
            { id: 'b', name: 'Грунтовка', price: 100, hashCode: 'h' },
          ],
          total: 100,
          removed: [{ id: 'c', name: 'Затирка' }],
        })),
    })
    await settle()
    await waitFor(() => expect(screen.getAllByText('Нет в наличии')).toHaveLength(2))
    expect(rows().map((row) => row.hasAttribute('data-unavailable'))).toEqual([true, false, true])
    expect(within(rows()[0] ?? document.body).queryByRole('spinbutton')).toBeNull()
    expect(sums()).toEqual(['1 товар100 ₽', 'Итого100 ₽'])
  })

  it('change by a text where one has one piece more, and no element is replaced', async () => {
    const { cart, container, settle } = showInShop(<CartPage />, { lines: products })
    await settle()
    const changes = await changesIn(container, () => cart.increment('a'))
    expect(changes).not.toContain('childList')
    expect(rows().map((row) => plain(cellsOf(row)[3]))).toEqual(['300 ₽', '100 ₽'])
  })

  it('keep their rows by the product: deleting and putting back moves nothing else, and the focus stays [A11Y-02]', async () => {
    const { cart } = showInShop(<CartPage />, { lines: products })
    const second = rows()[1]
    const field = screen.getByRole('spinbutton', { name: 'Количество: Грунтовка' })
    field.focus()
    const removed: (() => void)[] = []
    await act(async () => void removed.push(cart.remove('a')))
    expect(rows()).toEqual([second])
    await act(async () => removed.forEach((putBack) => putBack()))
    expect(rows()).toHaveLength(2)
    expect(rows()[0]).toBe(second)
    expect(document.activeElement).toBe(field)
  })

  it('leave alone what is being typed when another tab changes the cart', async () => {
    const { cart } = showInShop(<CartPage />, { lines: products })
    const field = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Количество: Клей' })
    field.focus()
    fireEvent.input(field, { target: { value: '15' } })
    await act(async () => cart.setQuantity('a', 4))
    expect(field.value).toBe('15')
    field.blur()
    expect(cart.state.getState().lines[0]?.quantity).toBe(15)
  })

  it('say that they are being calculated while a calculation is on its way', async () => {
    const { settle } = showInShop(<CartPage />, { lines: products })
    await waitFor(() => expect(document.querySelectorAll('[data-calculating]')).toHaveLength(2))
    await settle()
    await waitFor(() => expect(document.querySelectorAll('[data-calculating]')).toHaveLength(0))
  })

  it('show a sign instead of a picture that cannot be loaded, until there is another', async () => {
    const { cart, container } = showInShop(<CartPage />, { lines: [line('a')] })
    const image = () => container.querySelector('.pk-product-picture img')
    fireEvent.error(image() ?? container)
    await waitFor(() =>
      expect(container.querySelector('.pk-product-picture')?.firstElementChild?.localName).toBe('svg'),
    )
    await act(async () => cart.replaceAll([line('a', { thumbUrl: '/other.webp' })]))
    expect(image()?.getAttribute('src')).toBe('/other.webp')
  })

  it('make no link of an address that is none', () => {
    const { container } = showInShop(<CartPage />, { lines: [line('a', { link: 'javascript:alert(1)' })] })
    expect(container.querySelector('.pk-product-name')?.localName).toBe('span')
  })

  it('let a shop draw their names', async () => {
    const { settle } = showInShop(<CartPage slots={{ LineName: ({ line }) => <em>{line.name.toUpperCase()}</em> }} />, {
      lines: products,
    })
    await settle()
    expect(screen.getByText('КЛЕЙ')).toBeTruthy()
  })
})

describe('the sums of the cart page', () => {
  it('show what the server counted, with the discount when there is one [PRICE-11] [PRICE-21] [PRICE-22]', async () => {
    const { settle } = showInShop(<CartPage />, {
      lines: [line('a', { quantity: 125 })],
      script: ({ always }) =>
        always(calculateCart, ({ body }) =>
          calculated(body, { payOnDeliveryDiscountedCost: 12_000, discountedTotal: 11_500.5 }),
        ),
    })
    await settle()
    await waitFor(() =>
      expect(sums()).toEqual(['125 товаров12 500 ₽', 'Скидка−500 ₽', 'Итого12 000 ₽', 'Со скидкой11 500,50 ₽']),
    )
  })

  it('show no discount where there is none', async () => {
    const { settle } = showInShop(<CartPage />, { lines: products })
    await settle()
    expect(sums()).toEqual(['3 товара300 ₽', 'Итого300 ₽'])
  })

  it('have room for something of the shop below the total', async () => {
    const { settle } = showInShop(<CartPage slots={{ AfterTotal: ({ total }) => <p>Всего {total}</p> }} />, {
      lines: products,
    })
    await settle()
    expect(document.querySelector('.pk-cart-summary__sums')?.lastElementChild?.textContent).toBe('Всего 30000')
  })

  it('lead to the order', async () => {
    const { settle } = showInShop(<CartPage />, { lines: products })
    await settle()
    expect(screen.getByRole('link', { name: 'Оформить заказ' }).getAttribute('href')).toBe('/profile/order')
  })

  it('say how the visitor can pay, by the city that the page names or else the one they are in [CART-22]', async () => {
    const many = {
      lines: [line('a', { quantity: 30 })],
      script: ({ always }: TestEffects) => always(loadUserCity, () => city('PaymentOnDelivery')),
    }
    const { settle, unmount } = showInShop(<CartPage />, many)
    await settle()
    expect(await screen.findByText('Доступна оплата при получении')).toBeTruthy()
    unmount()
    const { settle: settled, callsOf } = showInShop(<CartPage paymentType="None" />, many)
    await settled()
    expect(screen.queryByText('Доступна оплата при получении')).toBeNull()
    expect(callsOf(loadUserCity)).toEqual([])
  })

  it('are spoken once, after quick changes have settled [A11Y-04]', async () => {
    vi.useFakeTimers()
    const { settle } = showInShop(<CartPage />, { lines: products })
    await settle()
    const live = document.querySelector('.pk-cart-page > [role="status"]')
    for (let press = 0; press < 3; press++) {
      fireEvent.click(screen.getByRole('button', { name: 'Добавить ещё: Клей' }))
      await act(() => vi.advanceTimersByTimeAsync(100))
    }
    await settle()
    await act(() => vi.advanceTimersByTimeAsync(450))
    expect(live?.textContent).toBe('')
    await act(() => vi.advanceTimersByTimeAsync(200))
    expect(plain(live)).toBe('В корзине 6 товаров на 600 ₽')
  })
})

describe('the empty cart page', () => {
  it('has a message and leads to the catalogue', async () => {
    const { calls } = showInShop(<CartPage />)
    expect(await screen.findByText('Корзина пуста')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Перейти в каталог' }).getAttribute('href')).toBe('/')
    expect(calls).toEqual([])
  })

  it('takes over the focus from the last line [A11Y-02]', async () => {
    showInShop(<CartPage />, { lines: [line('a', { name: 'Клей' })] })
    removeOf('Клей').focus()
    fireEvent.click(removeOf('Клей'))
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Перейти в каталог' })))
  })

  it('can be drawn by the shop', () => {
    showInShop(<CartPage slots={{ Empty: () => <p>Пока пусто</p> }} />)
    expect(screen.getByText('Пока пусто')).toBeTruthy()
  })
})

it('is complete in English [EMBED-10]', async () => {
  const { settle, advance, container } = showInShop(<CartPage />, {
    lines: [line('a', { name: 'Glue' })],
    labels: en,
    script: ({ respond }) => respond(loadCrossSales, noOffers),
  })
  await settle()
  await advance(500)
  await waitFor(() => expect(plain(container)).toContain('Total'))
  expect(plain(container)).not.toMatch(/[а-яё]/i)
})
