import { calculateCart } from '@prilavok/contracts'
import { createShop } from '@prilavok/core'
import { CART_KEY, cartFeature, type CartGood } from '@prilavok/core/cart'
import { cartFlow } from '@prilavok/core/flows'
import { createTestEffects } from '@prilavok/core/testing'
import { fireEvent, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { calculated, good } from '../testing/show-in-shop'
import * as parts from './cart-page.parts'
import type { CartPageHost, CartPageProps } from './cart-page.types'
import { openCartPage } from './cart-page.view'

beforeEach(() => document.body.replaceChildren())

const [glue, primer] = [good('a', { name: 'Клей', quantity: 2 }), good('b', { name: 'Грунтовка' })]

/** A page whose parts do not come, unless they are given. */
function open(
  goods: readonly CartGood[] = [glue, primer],
  given: Partial<CartPageHost> = {},
  props: CartPageProps = {},
) {
  const test = createTestEffects()
  test.storage.saved.set(CART_KEY, JSON.stringify({ goods }))
  test.always(calculateCart, ({ body }) => calculated(body))
  const shop = createShop(test.effects)
  const show = vi.fn<(...call: readonly unknown[]) => void>()
  const hide = vi.fn<CartPageHost['hide']>()
  const host: CartPageHost = { shop, labels: {}, load: async () => null, show, hide, ...given }
  const root = document.body.appendChild(document.createElement('section'))
  root.tabIndex = -1
  const view = openCartPage(root, props, host)
  return { ...test, shop, host, show, hide, root, view, cart: shop.use(cartFeature) }
}

const find = <E extends HTMLElement = HTMLElement>(selector: string) => {
  const found = document.querySelector<E>(selector)
  return found ?? expect.unreachable(`nothing matches ${selector}`)
}
const rows = () => [...document.querySelectorAll('.pk-cart-line')]
const plain = (selector: string) => find(selector).textContent?.replace(/\u00a0/g, ' ')

/** What a change writes into the page. */
async function changesIn(root: HTMLElement, change: () => void): Promise<readonly string[]> {
  const seen: string[] = []
  const observer = new MutationObserver((records) =>
    seen.push(...records.map(({ type, attributeName }) => attributeName ?? type)),
  )
  observer.observe(root, { subtree: true, childList: true, characterData: true, attributes: true })
  change()
  await new Promise((turn) => setTimeout(turn, 0))
  observer.disconnect()
  return seen
}

describe('the view of the cart page', () => {
  it('draws lines, sums and the way to the order from what is kept, before anything is asked or fetched [CART-15]', () => {
    const { calls, show } = open()
    expect(rows().map((row) => row.querySelector('.pk-good-name')?.textContent)).toEqual(['Клей', 'Грунтовка'])
    expect(plain('.pk-cart-summary__rows')).toBe('3 товара300 ₽Итого300 ₽')
    expect(find('.pk-cart-summary a').getAttribute('href')).toBe('/profile/order')
    expect([calls, show.mock.calls]).toEqual([[], []])
  })

  it('writes what has changed of one line and the sums, and no element', async () => {
    const { root, cart } = open()
    await new Promise((turn) => setTimeout(turn, 0))
    const changes = await changesIn(root, () => cart.increment('a'))
    expect(changes).not.toContain('childList')
    // The line's total; the pieces, their sum and the total, twice.
    expect(changes.filter((each) => each === 'characterData')).toHaveLength(5)
    expect(find<HTMLInputElement>('input').value).toBe('3')
  })

  it('keeps its rows by the good: deleting and putting back moves nothing else, and the focus stays [A11Y-02]', () => {
    const { cart } = open()
    const [, second] = rows()
    const field = second?.querySelector('input')
    field?.focus()
    const putBack = cart.remove('a')
    expect(rows()).toEqual([second])
    putBack()
    expect(rows()[0]).toBe(second)
    expect(rows()).toHaveLength(2)
    expect(document.activeElement).toBe(field)
  })

  it('leaves alone what is being typed when another tab changes the cart', () => {
    const { cart } = open()
    const field = find<HTMLInputElement>('input')
    field.focus()
    fireEvent.input(field, { target: { value: '15' } })
    cart.setQuantity('a', 4)
    expect([find('input'), field.value]).toEqual([field, '15'])
    fireEvent.blur(field)
    expect(cart.state.getState().goods[0]?.quantity).toBe(15)
  })

  it('says that it is counting while a calculation is on its way', async () => {
    const { shop, settle } = open()
    shop.use(cartFlow)
    await waitFor(() => expect(document.querySelectorAll('[data-calculating]')).toHaveLength(2))
    await settle()
    await waitFor(() => expect(document.querySelectorAll('[data-calculating]')).toHaveLength(0))
  })

  it('shows a sign instead of a picture that cannot be loaded, until there is another', () => {
    const { cart } = open([glue])
    fireEvent.error(find('img'))
    expect(find('.pk-good-picture').firstElementChild?.localName).toBe('svg')
    cart.replaceAll([{ ...glue, thumbUrl: '/other.webp' }])
    expect(find('img').getAttribute('src')).toBe('/other.webp')
  })

  it('makes no link of an address that is none', () => {
    open([good('a', { link: 'javascript:alert(1)' })])
    expect(find('.pk-good-name').localName).toBe('span')
  })
})

describe('the places of the cart page', () => {
  it('are given to the host once the parts are there, and again only when what stands there is another', async () => {
    const { host, show, root, cart, view } = open(undefined, { load: async () => parts })
    await waitFor(() => expect(show).toHaveBeenCalled())
    const shown = () => show.mock.calls.map(([, component]) => component)
    expect(shown()).toEqual([parts.PageNotes, parts.CartOffers])
    expect(root.lastElementChild?.getAttribute('role')).toBe('status')
    cart.increment('a')
    expect(shown()).toHaveLength(2)
    view.update({ paymentType: 'None' }, host)
    expect(show.mock.calls[2]?.slice(1)).toEqual([parts.PageNotes, { paymentType: 'None' }])
  })

  it('are kept free until then, also that of the empty cart', () => {
    const { cart } = open()
    find('.pk-cart-page__offers-place')
    cart.clear()
    find('.pk-cart-page__empty-place')
    expect(document.querySelector('table')).toBeNull()
  })

  it('hold the parts of the shop: the empty page, the name of a line, something below the total', () => {
    const slots = { Empty: () => null, LineName: () => null, AfterTotal: () => null }
    const { show, hide, cart } = open([glue], {}, { slots })
    const line = expect.objectContaining({ id: 'a', name: 'Клей' })
    expect(show.mock.calls).toEqual([
      [find('.pk-cart-line__name').firstElementChild, slots.LineName, { line }],
      [find('.pk-cart-summary__sums'), slots.AfterTotal, { total: 20_000 }],
    ])
    const name = find('.pk-cart-line__name').firstElementChild
    cart.remove('a')
    expect(hide).toHaveBeenCalledWith(name)
    expect(show.mock.calls.at(-1)?.[1]).toBe(slots.Empty)
  })

  it('show another name of a line when the shop draws it no more', () => {
    const { host, view } = open([glue], {}, { slots: { LineName: () => null } })
    expect(document.querySelector('.pk-good-name')).toBeNull()
    view.update({}, host)
    expect(plain('.pk-cart-line__name')).toBe('Клей')
  })

  it('are left without a trace when the page is closed, and the page can be opened again where it stood', async () => {
    const { host, show, hide, root, view, cart } = open(undefined, { load: async () => parts })
    await waitFor(() => expect(show).toHaveBeenCalledTimes(2))
    const places = show.mock.calls.map(([place]) => place)
    view.close()
    expect(hide.mock.calls.map(([place]) => place)).toEqual(places)
    cart.increment('a')
    expect(root.childNodes).toHaveLength(0)
    openCartPage(root, {}, host)
    expect(rows()).toHaveLength(2)
    find('.pk-cart-line button:last-child').click()
    expect(cart.state.getState().goods[0]?.quantity).toBe(4)
  })
})

it('other words of the page are written where the old ones stood; told what it knows, the view writes nothing', async () => {
  const { root, view, host } = open()
  await new Promise((turn) => setTimeout(turn, 0))
  expect(await changesIn(root, () => view.update({}, { ...host }))).toEqual([])
  view.update(
    { labels: { order: 'Купить' } },
    { ...host, labels: { cartLine: { each: 'each' }, money: { amount: String } } },
  )
  expect([plain('.pk-cart-summary a'), plain('.pk-line-price')]).toEqual(['Купить', '10000 each'])
})
