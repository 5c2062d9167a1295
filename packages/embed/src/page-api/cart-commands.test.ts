import { createShop } from '@prilavok/core'
import { createTestEffects } from '@prilavok/core/testing'
import { describe, expect, it } from 'vitest'
import { createCartCommands, type PageNewProduct } from './cart-commands'

const start = () => createCartCommands(createShop(createTestEffects().effects))

describe('the cart in the hands of a page', () => {
  it('[EMBED-07] takes products in roubles and shows them so', () => {
    const cart = start()
    cart.add({ id: 42, name: 'Дрель', price: 1234.5, link: '/drel' })
    cart.add({ id: '42', name: 'Дрель', price: 1234.5 }, 2)
    expect(cart.get()).toEqual({
      lines: [{ id: '42', name: 'Дрель', price: 1234.5, quantity: 3, link: '', thumbUrl: '' }],
      count: 3,
      total: 3703.5,
    })
  })

  it('[EMBED-07] sets quantities, removes and clears', () => {
    const cart = start()
    for (const id of ['a', 'b', 'c']) cart.add({ id, name: id, price: 1 })
    cart.setQuantity('a', 5)
    cart.remove('b')
    expect(cart.get().lines.map(({ id, quantity }) => `${id}:${quantity}`)).toEqual(['a:5', 'c:1'])
    cart.clear()
    expect(cart.get()).toEqual({ lines: [], count: 0, total: 0 })
  })

  it('[EMBED-07] says when a cart is full', () => {
    const cart = start()
    for (let each = 0; each < 200; each += 1) cart.add({ id: each + 1, name: 'x' })
    expect(() => cart.add({ id: 201, name: 'x' })).toThrow('a cart holds 200 different goods')
    expect(cart.get().lines).toHaveLength(200)
  })

  it.each([
    ['an id', { id: '', name: 'x' }, 1, 'the id of a product'],
    ['an id', { id: {}, name: 'x' }, 1, 'the id of a product'],
    ['a name', { id: 'a' }, 1, 'needs a name'],
    ['a price', { id: 'a', name: 'x', price: '12' }, 1, 'the price'],
    ['a price', { id: 'a', name: 'x', price: Number.NaN }, 1, 'the price'],
    ['a quantity', { id: 'a', name: 'x' }, 0, 'the quantity'],
    ['a quantity', { id: 'a', name: 'x' }, 1.5, 'the quantity'],
    ['a quantity', { id: 'a', name: 'x' }, 10_000, 'the quantity'],
    ['a quantity', { id: 'a', name: 'x' }, '3', 'the quantity'],
    ['a product', undefined, 1, 'the id of a product'],
  ])(
    '[SAFE-08] [EMBED-07] refuses what is not %s, says what is expected and changes nothing: %o × %o',
    (_, product, quantity, message) => {
      const cart = start()
      cart.add({ id: 'a', name: 'A', price: 1 })
      expect(() => cart.add(product as PageNewProduct, quantity as number)).toThrow(
        new RegExp(`${message}.*was not changed`),
      )
      expect(() => cart.setQuantity('a', Number.NaN)).toThrow(TypeError)
      expect(cart.get().count).toBe(1)
    },
  )
})
