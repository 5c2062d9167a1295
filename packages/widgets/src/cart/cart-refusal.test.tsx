import { calculateCart } from '@prilavok/contracts'
import { notificationsFeature } from '@prilavok/core/notifications'
import type { TestEffects } from '@prilavok/core/testing'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { en } from '../labels/en'
import { calculated, line, showInShop } from '../testing/show-in-shop'
import { CartButton } from './cart-button'

const props = { id: 'a', name: 'Клей', price: 10_000 }
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const add = () => press('Добавить в корзину')
const alertText = async () => (await screen.findByRole('alert')).textContent?.replace(/\u00a0/g, ' ')

/** A server that sells everything but product a, of which it says something else. */
const says =
  (word: object) =>
  ({ always }: TestEffects) =>
    always(calculateCart, ({ body }) => {
      const all = calculated(body) as { items: readonly { readonly id: string }[] }
      return { ...all, items: all.items.map((item) => (item.id === 'a' ? { ...item, ...word } : item)) }
    })
const knowsNothing =
  (name: string) =>
  ({ always }: TestEffects) =>
    always(calculateCart, ({ body }) => ({
      ...calculated({ goods: (body.goods ?? []).filter(({ id }) => id !== 'a') }),
      removed: (body.goods ?? []).some(({ id }) => id === 'a') ? [{ id: 'a', name }] : [],
    }))

describe('a cart button whose product cannot be bought', () => {
  it.each([
    ['is out of stock', says({ isAvailable: false }), 'Сейчас нет в наличии'],
    ['is no longer sold', knowsNothing('Клей'), 'Сейчас нет в наличии'],
    ['is not known to the shop', knowsNothing(''), 'Этот товар больше не продаётся'],
  ])('says beside itself that it %s, and the cart is as it was', async (_name, script, text) => {
    const { cart, settle } = showInShop(<CartButton {...props} />, { lines: [line('b')], script })
    await settle()
    add()
    await settle()
    expect(await alertText()).toBe(text)
    expect(cart.state.getState().lines).toMatchObject([{ id: 'b' }])
    await settle()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByRole('button', { name: 'Добавить в корзину' })).toBeTruthy()
  })

  it('offers to tell when it is back, with the form of those who wait', async () => {
    const { settle } = showInShop(<CartButton {...props} />, { script: says({ isAvailable: false }) })
    add()
    await settle()
    fireEvent.click(await screen.findByRole('button', { name: 'Сообщить о поступлении' }))
    expect(await screen.findByRole('dialog')).toBeTruthy()
    expect(await screen.findByLabelText(/Телефон/)).toBeTruthy()
  })

  it('offers nothing that the shop does not have', async () => {
    const settings = { stockSubscription: false }
    const { settle } = showInShop(<CartButton {...props} />, { settings, script: says({ isAvailable: false }) })
    add()
    await settle()
    expect(await alertText()).toBe('Сейчас нет в наличии')
    expect(screen.queryByRole('button', { name: 'Сообщить о поступлении' })).toBeNull()
  })

  it('says so before the answer where the shop has said it, and asks no more where the page says it', async () => {
    const { cart, callsOf, settle } = showInShop(<CartButton {...props} left={0} />)
    add()
    expect(cart.state.getState().lines).toEqual([])
    await settle()
    expect(await alertText()).toBe('Сейчас нет в наличии')
    expect(callsOf(calculateCart)).toEqual([])
  })

  it('says how many there are, and has them all in the cart', async () => {
    const { cart, settle } = showInShop(<CartButton {...props} />, {
      lines: [line('a', { quantity: 2 })],
      script: says({ maxOrderQuantity: 2 }),
    })
    await settle()
    press('+1 шт')
    await settle()
    expect(await alertText()).toBe('Больше 2 шт. сейчас нет')
    expect(cart.state.getState().lines).toMatchObject([{ id: 'a', quantity: 2 }])
  })

  it('adds no more than its page counts', async () => {
    const { cart, callsOf, settle } = showInShop(<CartButton {...props} left={2} />, {
      lines: [line('a', { quantity: 2 })],
    })
    await settle()
    const before = callsOf(calculateCart).length
    press('+1 шт')
    await settle()
    expect(await alertText()).toBe('Больше 2 шт. сейчас нет')
    expect(cart.state.getState().lines).toMatchObject([{ quantity: 2 }])
    expect(callsOf(calculateCart)).toHaveLength(before)
  })

  it('closes the dialog that a slow answer has let open', async () => {
    let refuse = (_response: object) => {}
    const { cart, settle } = showInShop(<CartButton {...props} />, {
      script: ({ hold }) => {
        refuse = hold(calculateCart).respond
      },
    })
    add()
    expect(await screen.findByRole('dialog')).toBeTruthy()
    refuse({ items: [{ id: 'a', price: 100, hashCode: 'h', isAvailable: false }], total: 0 })
    await settle()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await alertText()).toBe('Сейчас нет в наличии')
    expect(cart.state.getState().lines).toEqual([])
  })

  it('leaves in the cart what is sold out later', async () => {
    let isAvailable = true
    const { cart, settle } = showInShop(<CartButton {...props} />, {
      script: ({ always }) =>
        always(calculateCart, ({ body }) => ({
          items: (body.goods ?? []).map(({ id }) => ({ id, price: 100, hashCode: 'h', isAvailable })),
          total: 0,
        })),
    })
    add()
    await settle()
    // What follows the press is there, and has judged it.
    await screen.findByRole('dialog')
    isAvailable = false
    act(() => void cart.add(line('b')))
    await settle()
    expect(cart.state.getState().lines).toMatchObject([{ id: 'a' }, { id: 'b' }])
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('tells once that the cart is full', async () => {
    const lines = Array.from({ length: 200 }, (_, index) => line(`line-${index}`))
    const { shop, cart, settle } = showInShop(<CartButton {...props} />, { lines })
    await settle()
    add()
    const { state } = shop.use(notificationsFeature)
    await waitFor(() => expect(state.getState().items).toHaveLength(1))
    act(() => cart.increment('line-3'))
    await settle()
    expect(state.getState().items).toHaveLength(1)
  })

  it('forgets what it has said with the next press', async () => {
    let isBack = false
    const { cart, settle } = showInShop(<CartButton {...props} opensDialog={false} />, {
      script: ({ always }) =>
        always(calculateCart, ({ body }) => ({
          items: (body.goods ?? []).map(({ id }) => ({ id, price: 100, hashCode: 'h', isAvailable: isBack })),
          total: 0,
        })),
    })
    add()
    await settle()
    expect(await alertText()).toBe('Сейчас нет в наличии')
    isBack = true
    add()
    await settle()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(cart.state.getState().lines).toMatchObject([{ id: 'a' }])
  })

  it('says nothing of the stock of a full cart', async () => {
    const lines = Array.from({ length: 200 }, (_, index) => line(`line-${index}`))
    const { shop } = showInShop(<CartButton {...props} />, { lines })
    add()
    await waitFor(() => expect(shop.use(notificationsFeature).state.getState().items).toHaveLength(1))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('speaks English', async () => {
    const { settle } = showInShop(<CartButton {...props} left={0} />, { labels: en })
    press('Add to cart')
    await settle()
    expect(await alertText()).toBe('Out of stock now')
    expect(screen.getByRole('button', { name: 'Notify me when it is back' })).toBeTruthy()
  })
})
