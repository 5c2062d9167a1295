import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cartLines, linesToBuy, sumOfLines } from './cart.lines'
import {
  calculationArrived,
  changed,
  clampQuantity,
  countPieces,
  emptyCart,
  goodsChanged,
  MAX_QUANTITY,
} from './cart.rules'
import type { CartChange, CartGood } from './cart.types'

const good = (id: string, quantity = 1, price = 10_000): CartGood => ({
  id,
  name: `Good ${id}`,
  price,
  thumbUrl: '',
  link: `/product/${id}`,
  quantity,
})
const { quantity: _, ...fresh } = good('a')

describe('a change of the goods list', () => {
  it('[CART-06] appends a new line with quantity 1', () => {
    expect(changed([good('b')], { kind: 'add', good: fresh, quantity: 1 })).toEqual([good('b'), good('a')])
  })
  it('[CART-07] raises the quantity of a good that is there', () => {
    expect(changed([good('a', 2)], { kind: 'add', good: fresh, quantity: 1 })).toEqual([good('a', 3)])
  })
  it('[CART-08] increments', () => {
    expect(changed([good('a', 2), good('b')], { kind: 'shift', id: 'a', by: 1 })).toEqual([good('a', 3), good('b')])
  })
  it('[CART-09] decrements, never below 1', () => {
    expect(changed([good('a', 2)], { kind: 'shift', id: 'a', by: -1 })).toEqual([good('a', 1)])
    expect(changed([good('a', 1)], { kind: 'shift', id: 'a', by: -1 })).toEqual([good('a', 1)])
  })
  it('[CART-10] deletes the line', () => {
    expect(changed([good('a'), good('b')], { kind: 'remove', id: 'a' })).toEqual([good('b')])
  })
  it('[CART-11] replaces all', () => {
    expect(changed([good('a')], { kind: 'replace', goods: [good('x', 4)] })).toEqual([good('x', 4)])
  })
  it('[CART-12] clears', () => {
    expect(changed([good('a')], { kind: 'replace', goods: [] })).toEqual([])
  })
})

describe('quantities', () => {
  it.each([
    ['NaN', NaN, null],
    ['text', 'two', null],
    ['empty text', '', null],
    ['nothing', null, null],
    ['a list', [3], null],
    ['negative', -1, 1],
    ['zero', 0, 1],
    ['a fraction', 1.5, 1],
    ['huge', 1e9, 9999],
    ['infinite', Infinity, 9999],
    ['digits as text', '2', 2],
    ['whole', 17, 17],
  ])('[SAFE-08] %s', (_name, value, expected) => {
    expect(clampQuantity(value)).toBe(expected)
  })

  it('[SAFE-08] stay whole numbers from 1 to 9999 whatever happens to the cart', () => {
    const id = fc.constantFrom('a', 'b', 'c')
    const number = fc.oneof(fc.integer(), fc.double(), fc.constant(NaN))
    const change: fc.Arbitrary<CartChange> = fc.oneof(
      fc.record({
        kind: fc.constant('add' as const),
        good: id.map((each) => ({ ...fresh, id: each })),
        quantity: number,
      }),
      fc.record({ kind: fc.constant('shift' as const), id, by: number }),
      fc.record({ kind: fc.constant('set' as const), id, quantity: number }),
      fc.record({ kind: fc.constant('remove' as const), id }),
    )
    fc.assert(
      fc.property(fc.array(change), (changes) => {
        const goods = changes.reduce<readonly CartGood[]>(changed, [])
        expect(
          goods.every(({ quantity }) => Number.isInteger(quantity) && quantity >= 1 && quantity <= MAX_QUANTITY),
        ).toBe(true)
        expect(new Set(goods.map((each) => each.id)).size).toBe(goods.length)
      }),
    )
  })
})

describe('the state of the cart', () => {
  const calculated = {
    items: [{ id: 'a', name: 'Server name', price: 9_000, hashCode: 'h1', discountPrice: 8_500, available: false }],
    total: 18_000,
    discountedTotal: 17_000,
    payOnDeliveryDiscountedCost: null,
    removed: [],
  }

  it('[CART-03] holds goods, total, calculated, discountedOrderAmount and deliveryPrice', () => {
    const state = calculationArrived(goodsChanged(emptyCart, [good('a', 2)]), calculated)
    expect(state).toEqual({
      goods: [good('a', 2)],
      total: 18_000,
      calculated,
      discountedOrderAmount: 17_000,
      deliveryPrice: null,
    })
  })
  it('[PRICE-11] shows the pay-on-delivery cost when there is one, else the total', () => {
    const state = goodsChanged(emptyCart, [good('a', 2)])
    expect(calculationArrived(state, { ...calculated, payOnDeliveryDiscountedCost: 17_500 }).total).toBe(17_500)
    expect(calculationArrived(state, calculated).total).toBe(18_000)
  })
  it('[CART-01][CART-02] a line carries the item fields and its total is price times quantity', () => {
    const [line] = cartLines(calculationArrived(goodsChanged(emptyCart, [good('a', 2)]), calculated))
    expect(line).toEqual({
      id: 'a',
      name: 'Server name',
      price: 9_000,
      quantity: 2,
      total: 18_000,
      hashCode: 'h1',
      thumbUrl: '',
      link: '/product/a',
      discountPrice: 8_500,
      available: false,
    })
  })
  it('[CART-04] shows the price of the page until the first calculation', () => {
    const [line] = cartLines(goodsChanged(emptyCart, [good('a', 3, 5_000)]))
    expect(line).toMatchObject({ price: 5_000, total: 15_000, name: 'Good a' })
  })
  it('counts its own sum at once when the goods change', () => {
    const priced = { ...calculated, items: calculated.items.map((item) => ({ ...item, available: true })) }
    const state = calculationArrived(goodsChanged(emptyCart, [good('a', 2)]), priced)
    expect(goodsChanged(state, [good('a', 3), good('b', 1, 100)]).total).toBe(27_100)
  })
  it.each([
    ['all are for sale', [], [], 1_301, 6],
    ['one is out of stock', ['a'], [], 1_101, 4],
    ['one is gone from the shop, whatever the page said it costs', [], ['c'], 500, 3],
    ['none can be bought', ['a', 'b'], ['c'], 0, 0],
  ] as const)('sums and pieces count only what can be bought: %s', (_, outOfStock, gone, sum, pieces) => {
    const goods = [good('a', 2, 1), good('b', 1, 1), good('c', 3, 267)]
    const prices = [
      ['a', 100],
      ['b', 300],
    ] as const
    const items = prices.map(([id, price]) => ({
      id,
      name: '',
      price,
      hashCode: id,
      discountPrice: null,
      available: !outOfStock.some((each) => each === id),
    }))
    const server = {
      items,
      total: sum,
      discountedTotal: null,
      payOnDeliveryDiscountedCost: null,
      removed: gone.map((id) => ({ id, name: '' })),
    }
    const lines = cartLines(calculationArrived(goodsChanged(emptyCart, goods), server))
    expect([sumOfLines(lines), countPieces(linesToBuy(lines))]).toEqual([sum, pieces])
    expect(goodsChanged({ ...emptyCart, calculated: server }, goods).total).toBe(sum)
  })
  it('counts pieces, not lines', () => {
    expect(countPieces([good('a', 2), good('b', 5)])).toBe(7)
  })
})
