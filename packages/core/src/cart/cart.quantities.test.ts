import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { createTestEffects } from '../testing'
import { quantityChanges, watchQuantity } from './cart.quantities'
import { createCart } from './cart.store'
import type { CartGood } from './cart.types'

const good = (id: string, quantity = 1): CartGood => ({ id, name: id, price: 100, thumbUrl: '', link: '', quantity })
const listed = fc.uniqueArray(fc.tuple(fc.constantFrom<string>('a', 'b', 'c', 'd'), fc.integer({ min: 1, max: 3 })), {
  selector: ([id]) => id,
})

describe('the quantities that changed', () => {
  it.each([
    ['a new good', [], [good('a', 2)], { a: 2 }],
    ['one piece more', [good('a'), good('b')], [good('a', 2), good('b')], { a: 2 }],
    ['a good that is gone', [good('a'), good('b')], [good('b')], { a: 0 }],
    ['another order of the same', [good('a'), good('b')], [good('b'), good('a')], {}],
    ['an emptied cart', [good('a'), good('b', 3)], [], { a: 0, b: 0 }],
  ])('by %s', (_, former, goods, changes) => {
    expect(Object.fromEntries(quantityChanges(goods, former))).toEqual(changes)
  })

  it('lead from any cart to any other', () => {
    fc.assert(
      fc.property(listed, listed, (before, after) => {
        const quantities = new Map(before)
        for (const [id, quantity] of quantityChanges(
          after.map(([id, quantity]) => good(id, quantity)),
          before.map(([id, quantity]) => good(id, quantity)),
        )) {
          expect(quantities.get(id) ?? 0).not.toBe(quantity)
          if (quantity === 0) quantities.delete(id)
          else quantities.set(id, quantity)
        }
        expect(Object.fromEntries(quantities)).toEqual(Object.fromEntries(after))
      }),
    )
  })
})

describe('the watch over one good', () => {
  const open = () => createCart(createTestEffects().effects)

  it('tells the number at once, and then only its own', () => {
    const cart = open()
    cart.add(good('a'), 2)
    const [a, b] = [vi.fn(), vi.fn()]
    watchQuantity(cart.state, 'a', a)
    watchQuantity(cart.state, 'b', b)
    cart.increment('a')
    cart.add(good('b'))
    cart.remove('a')
    expect([a.mock.calls.flat(), b.mock.calls.flat()]).toEqual([
      [2, 3, 0],
      [0, 1],
    ])
  })

  it('is one listener of the cart for a thousand watchers, and each can stop', () => {
    const cart = open()
    const subscribe = vi.spyOn(cart.state, 'subscribe')
    const heard = vi.fn()
    const stops = Array.from({ length: 1_000 }, () => watchQuantity(cart.state, 'a', (quantity) => heard(quantity)))
    expect(subscribe).toHaveBeenCalledTimes(1)
    stops.pop()?.()
    heard.mockClear()
    cart.add(good('a'))
    expect(heard).toHaveBeenCalledTimes(999)
    stops.forEach((stop) => stop())
    heard.mockClear()
    cart.increment('a')
    expect(heard).not.toHaveBeenCalled()
  })
})
