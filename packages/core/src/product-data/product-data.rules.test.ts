import type { ProductData } from '@prilavok/contracts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dependsOnCity, discountPercent, fieldValue, PRODUCT_FIELDS, type ProductField } from './index'

const NOW = Date.UTC(2026, 10, 23, 9)
const product: ProductData = {
  id: 'a',
  name: 'Клей',
  url: '/product/glue',
  price: 89_900,
  oldPrice: 100_000,
  picture: null,
  available: true,
  availability: 'InStock',
  tags: [],
  rating: 4.5,
  reviewCount: 12,
  unit: 'Piece',
  delivery: { price: 35_000, daysFrom: 2, daysTo: 4 },
}
const bare: ProductData = { ...product, oldPrice: null, rating: null, reviewCount: 0, delivery: null }

const valueOf = (field: ProductField, given: ProductData | undefined = product, quantity = 0) =>
  fieldValue(field, { product: given, quantity, now: NOW })

describe('what a field says', () => {
  it.each([
    ['name', { kind: 'text', text: 'Клей' }],
    ['price', { kind: 'amount', kopecks: 89_900 }],
    ['old-price', { kind: 'amount', kopecks: 100_000 }],
    ['saving', { kind: 'amount', kopecks: 10_100 }],
    ['discount', { kind: 'percent', percent: 10 }],
    ['stock', { kind: 'stock', availability: 'InStock' }],
    ['rating', { kind: 'rating', rating: 4.5 }],
    ['reviews', { kind: 'count', count: 12 }],
    ['delivery-price', { kind: 'amount', kopecks: 35_000 }],
    ['delivery-date', { kind: 'days', from: Date.parse('2026-11-25T09:00Z'), to: Date.parse('2026-11-27T09:00Z') }],
  ] as const)('%s', (field, value) => {
    expect(valueOf(field)).toEqual(value)
  })

  it.each(['old-price', 'saving', 'discount', 'rating', 'delivery-price', 'delivery-date'] as const)(
    'nothing for the %s of a product without one',
    (field) => expect(valueOf(field, bare)).toBeNull(),
  )

  it('nothing for an old price that was no higher', () => {
    const cheaper = { ...product, oldPrice: 89_900 }
    expect(valueOf('old-price', cheaper)).toBeNull()
    expect(valueOf('saving', cheaper)).toBeNull()
  })

  it('free delivery is no amount', () => {
    const free = { ...product, delivery: { price: 0, daysFrom: 1, daysTo: 1 } }
    expect(valueOf('delivery-price', free)).toEqual({ kind: 'free' })
  })

  it('days in the wrong order end no earlier than they begin', () => {
    const wrong = { ...product, delivery: { price: 0, daysFrom: 5, daysTo: 2 } }
    const value = valueOf('delivery-date', wrong)
    expect(value).toMatchObject({ from: Date.parse('2026-11-28T09:00Z'), to: Date.parse('2026-11-28T09:00Z') })
  })

  it('the quantity in the cart needs no server', () => {
    expect(fieldValue('quantity', { product: undefined, quantity: 3, now: NOW })).toEqual({ kind: 'count', count: 3 })
    expect(valueOf('quantity')).toBeNull()
  })

  it('is unknown of a product that the server has not named', () => {
    expect(fieldValue('price', { product: undefined, quantity: 3, now: NOW })).toBeUndefined()
  })

  it('only the delivery depends on the city', () => {
    expect(PRODUCT_FIELDS.filter(dependsOnCity)).toEqual(['delivery-price', 'delivery-date'])
  })
})

describe('a discount', () => {
  it.each([
    [9_000, 10_000, 10],
    [9_999, 10_000, null],
    [10_000, 10_000, null],
    [10_000, null, null],
    [1, 10_000, 99],
  ])('from %d before %d is %d per cent', (price, before, percent) => {
    expect(discountPercent(price, before)).toBe(percent)
  })

  it('is never promised higher than it is', () => {
    const kopecks = fc.integer({ min: 1, max: 1e9 })
    fc.assert(
      fc.property(kopecks, kopecks, (price, before) => {
        const percent = discountPercent(price, before)
        if (percent === null) return
        expect(percent).toBeGreaterThan(0)
        expect(before * (100 - percent)).toBeGreaterThanOrEqual(price * 100)
      }),
    )
  })
})
