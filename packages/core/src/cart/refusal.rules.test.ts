import type { CalculatedCart, CalculatedLine } from '@prilavok/contracts'
import { describe, expect, it } from 'vitest'
import { refusalOf, refusalOfStock } from './refusal.rules'
import { linesAboveStock, mostInStock } from './stock.rules'

const item = (more: Partial<CalculatedLine> = {}): CalculatedLine => ({
  id: 'a',
  name: 'Дрель',
  price: 100,
  hashCode: 'h',
  discountPrice: null,
  available: true,
  ...more,
})
const calculated = (items: readonly CalculatedLine[], removed: CalculatedCart['removed'] = []): CalculatedCart => ({
  items,
  removed,
  total: 0,
  discountedTotal: null,
  payOnDeliveryDiscountedCost: null,
  payOnDeliveryFrom: null,
})
const unavailable = { why: 'unavailable' } as const
const fewer = (most: number) => ({ why: 'fewer', most }) as const

describe('why a product cannot be bought', () => {
  it.each<[string, CalculatedCart | null, number, ReturnType<typeof refusalOf>]>([
    ['nothing was calculated yet', null, 1, null],
    ['the calculation does not name it', calculated([item({ id: 'b' })]), 1, null],
    ['it is for sale', calculated([item()]), 9999, null],
    ['it is out of stock', calculated([item({ available: false })]), 1, unavailable],
    ['it is no longer sold', calculated([], [{ id: 'a', name: 'Дрель' }]), 1, unavailable],
    ['the shop has no such product', calculated([], [{ id: 'a', name: '' }]), 1, { why: 'unknown' }],
    ['there are as many as are wanted', calculated([item({ maximum: 5 })]), 5, null],
    ['there are fewer', calculated([item({ maximum: 5 })]), 6, fewer(5)],
    ['there are fewer than one may order', calculated([item({ maximum: 5, minimum: 8 })]), 8, unavailable],
    ['there is none left', calculated([item({ maximum: 0 })]), 1, unavailable],
  ])('%s', (_name, cart, wanted, expected) => {
    expect(refusalOf({ calculated: cart }, 'a', wanted)).toEqual(expected)
  })

  it.each([
    ['says nothing', {}, 9, {}, null],
    ['says that it cannot be bought', { available: false }, 1, {}, unavailable],
    ['counts none', { left: 0 }, 1, {}, unavailable],
    ['counts enough', { left: 3, available: true }, 3, {}, null],
    ['counts fewer', { left: 3 }, 4, {}, fewer(3)],
    ['counts fewer than a pack', { left: 3 }, 8, { step: 8 }, unavailable],
  ])('where the page %s', (_name, stock, wanted, packs, expected) => {
    expect(refusalOfStock(stock, wanted, packs)).toEqual(expected)
  })
})

describe('the most pieces', () => {
  it.each([
    ['without a word of the shop', {}, 9999],
    ['of the stock', { maximum: 7 }, 7],
    ['in whole packs', { maximum: 30, step: 8 }, 24],
    ['within an order', { maximum: 20_000, step: 10 }, 9990],
    ['of nothing', { maximum: 0 }, 0],
  ])('%s', (_name, product, expected) => {
    expect(mostInStock(product)).toBe(expected)
  })
})

describe('lines of which there are fewer pieces', () => {
  const line = (id: string, quantity: number) => ({ id, name: id, price: 1, thumbUrl: '', link: '', quantity })
  it('have what there is; others stay as they are', () => {
    const cart = calculated([
      item({ id: 'a', maximum: 5 }),
      item({ id: 'b', maximum: 30, step: 8 }),
      item({ id: 'c' }),
      item({ id: 'd', maximum: 3, minimum: 4 }),
    ])
    const lines = [line('a', 9), line('b', 32), line('c', 500), line('d', 4), line('e', 7)]
    expect(linesAboveStock(lines, cart)).toEqual([
      { id: 'a', quantity: 5 },
      { id: 'b', quantity: 24 },
    ])
    expect(linesAboveStock([line('a', 5), line('b', 24)], cart)).toEqual([])
  })
})
