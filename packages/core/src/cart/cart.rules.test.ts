import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { availabilityOf, pricedLines, linesToBuy, sumOfLines } from './cart.lines'
import { calculationArrived, changed, countPieces, emptyCart, linesChanged } from './cart.rules'
import { clampQuantity, MAX_QUANTITY } from './quantity.rules'
import type { CartChange, CartLine } from './cart.types'

const product = (id: string, quantity = 1, price = 10_000): CartLine => ({
  id,
  name: `Good ${id}`,
  price,
  thumbUrl: '',
  link: `/product/${id}`,
  quantity,
})
const { quantity: _, ...fresh } = product('a')

describe('a change of the products list', () => {
  it('[CART-06] appends a new line with quantity 1', () => {
    expect(changed([product('b')], { kind: 'add', line: fresh, quantity: 1 })).toEqual([product('b'), product('a')])
  })
  it('[CART-07] raises the quantity of a product that is there', () => {
    expect(changed([product('a', 2)], { kind: 'add', line: fresh, quantity: 1 })).toEqual([product('a', 3)])
  })
  it('[CART-08] increments', () => {
    expect(changed([product('a', 2), product('b')], { kind: 'shift', id: 'a', by: 1 })).toEqual([
      product('a', 3),
      product('b'),
    ])
  })
  it('[CART-09] decrements, never below 1', () => {
    expect(changed([product('a', 2)], { kind: 'shift', id: 'a', by: -1 })).toEqual([product('a', 1)])
    expect(changed([product('a', 1)], { kind: 'shift', id: 'a', by: -1 })).toEqual([product('a', 1)])
  })
  it('[CART-10] deletes the line', () => {
    expect(changed([product('a'), product('b')], { kind: 'remove', id: 'a' })).toEqual([product('b')])
  })
  it('[CART-11] replaces all', () => {
    expect(changed([product('a')], { kind: 'replace', lines: [product('x', 4)] })).toEqual([product('x', 4)])
  })
  it('[CART-12] clears', () => {
    expect(changed([product('a')], { kind: 'replace', lines: [] })).toEqual([])
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
        line: id.map((each) => ({ ...fresh, id: each })),
        quantity: number,
      }),
      fc.record({ kind: fc.constant('shift' as const), id, by: number }),
      fc.record({ kind: fc.constant('set' as const), id, quantity: number }),
      fc.record({ kind: fc.constant('remove' as const), id }),
    )
    fc.assert(
      fc.property(fc.array(change), (changes) => {
        const products = changes.reduce<readonly CartLine[]>(changed, [])
        expect(
          products.every(({ quantity }) => Number.isInteger(quantity) && quantity >= 1 && quantity <= MAX_QUANTITY),
        ).toBe(true)
        expect(new Set(products.map((each) => each.id)).size).toBe(products.length)
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
    payOnDeliveryFrom: null,
    removed: [],
  }

  it('[CART-03] holds products, total, calculated, discountedOrderAmount and deliveryPrice', () => {
    const state = calculationArrived(linesChanged(emptyCart, [product('a', 2)]), calculated)
    expect(state).toEqual({
      lines: [product('a', 2)],
      total: 18_000,
      calculated,
      discountedOrderAmount: 17_000,
      deliveryPrice: null,
    })
  })
  it('[PRICE-11] shows the pay-on-delivery cost when there is one, else the total', () => {
    const state = linesChanged(emptyCart, [product('a', 2)])
    expect(calculationArrived(state, { ...calculated, payOnDeliveryDiscountedCost: 17_500 }).total).toBe(17_500)
    expect(calculationArrived(state, calculated).total).toBe(18_000)
  })
  it('[SAFE-16] a line whose price could not be read stays with the one that it had, and the total is the sum of what is shown', () => {
    const state = calculationArrived(linesChanged(emptyCart, [product('a', 2), product('b', 1, 5_000)]), {
      ...calculated,
      items: [{ id: 'a', name: 'A', price: 9_000, hashCode: 'h1', discountPrice: 8_500, available: true }],
      total: 88_000,
    })
    expect(pricedLines(state).map(({ id, total }) => [id, total])).toEqual([
      ['a', 18_000],
      ['b', 5_000],
    ])
    expect([state.total, state.discountedOrderAmount]).toEqual([23_000, null])
  })
  it('[CART-01][CART-02] a line carries the item fields and its total is price times quantity', () => {
    const [line] = pricedLines(calculationArrived(linesChanged(emptyCart, [product('a', 2)]), calculated))
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
    const [line] = pricedLines(linesChanged(emptyCart, [product('a', 3, 5_000)]))
    expect(line).toMatchObject({ price: 5_000, total: 15_000, name: 'Good a' })
  })
  it('counts its own sum at once when the products change', () => {
    const priced = { ...calculated, items: calculated.items.map((item) => ({ ...item, available: true })) }
    const state = calculationArrived(linesChanged(emptyCart, [product('a', 2)]), priced)
    expect(linesChanged(state, [product('a', 3), product('b', 1, 100)]).total).toBe(27_100)
  })
  it('forgets the discounted sum when the products change: it was that of other products', () => {
    const state = calculationArrived(linesChanged(emptyCart, [product('a', 2)]), calculated)
    expect(state.discountedOrderAmount).toBe(17_000)
    expect(linesChanged(state, [product('a', 3)]).discountedOrderAmount).toBeNull()
  })
  it.each([
    ['all are for sale', [], [], 1_301, 6],
    ['one is out of stock', ['a'], [], 1_101, 4],
    ['one is gone from the shop, whatever the page said it costs', [], ['c'], 500, 3],
    ['none can be bought', ['a', 'b'], ['c'], 0, 0],
  ] as const)('sums and pieces count only what can be bought: %s', (_, outOfStock, gone, sum, pieces) => {
    const products = [product('a', 2, 1), product('b', 1, 1), product('c', 3, 267)]
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
      payOnDeliveryFrom: null,
      removed: gone.map((id) => ({ id, name: '' })),
    }
    const lines = pricedLines(calculationArrived(linesChanged(emptyCart, products), server))
    expect([sumOfLines(lines), countPieces(linesToBuy(lines))]).toEqual([sum, pieces])
    expect(linesChanged({ ...emptyCart, calculated: server }, products).total).toBe(sum)
  })
  it('counts pieces, not lines', () => {
    expect(countPieces([product('a', 2), product('b', 5)])).toBe(7)
  })
})

it('what can be bought is known of products that the last calculation names', () => {
  const state = calculationArrived(linesChanged(emptyCart, [product('a')]), {
    items: [
      { id: 'a', name: '', price: 1, hashCode: '', discountPrice: null, available: true },
      { id: 'b', name: '', price: 1, hashCode: '', discountPrice: null, available: false },
    ],
    total: 1,
    discountedTotal: null,
    payOnDeliveryDiscountedCost: null,
    payOnDeliveryFrom: null,
    removed: [{ id: 'c', name: 'C' }],
  })
  expect(['a', 'b', 'c', 'd'].map((id) => availabilityOf(state, id))).toEqual([true, false, false, null])
  expect(availabilityOf(emptyCart, 'a')).toBeNull()
})
