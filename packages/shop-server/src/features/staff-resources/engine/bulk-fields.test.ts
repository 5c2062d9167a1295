import { describe, expect, it } from 'vitest'
import { changed } from './bulk-fields'

const NAMES = ['price', 'tags', 'isVisible', 'categoryId', 'name']
const priced = (price: number, payload: object) => changed(NAMES, { price }, 'changePrice', payload)

describe('a price that is changed with many others', () => {
  it.each([
    ['by a percentage, up to the nearer kopeck', 1.99, { percent: 5 }, 2.09],
    ['by a percentage, down to the nearer kopeck', 1.09, { percent: 5 }, 1.14],
    ['by half a kopeck, up', 0.1, { percent: 5 }, 0.11],
    ['down by a percentage', 999.99, { percent: -33.3 }, 666.99],
    ['by a sum', 100.1, { amount: -0.2 }, 99.9],
    ['by both, the percentage first', 200, { percent: 10, amount: 5 }, 225],
    ['to one kopeck', 1, { amount: -0.99 }, 0.01],
  ])('is rounded: %s', (_, price, payload, expected) => {
    expect(priced(price, payload)).toEqual({ price: expected })
    expect(priced(price, { value: payload })).toEqual({ price: expected })
  })

  it.each([
    ['nothing', 1, { amount: -1 }],
    ['less than half a kopeck', 1, { percent: -99.6 }],
    ['less than nothing', 1, { amount: -2 }],
  ])('is refused where it would be %s', (_, price, payload) => {
    expect(() => priced(price, payload)).toThrow('bad-request')
  })
})
