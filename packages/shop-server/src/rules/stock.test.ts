import { expect, it } from 'vitest'
import { canBeBought, isInStock, maximumOf, stockText } from './stock'

const piece = { minimum: 1, step: 1 }
const counted = { ...piece, itemsCount: 7, reservedCount: 0 }

it.each([
  ['nobody has counted', { availability: 'InStock', itemsCount: null }, null, true],
  ['what was counted', { availability: 'InStock' }, 7, true],
  ['without what is sold already', { availability: 'InStock', reservedCount: 3 }, 4, true],
  ['more is sold than there is', { availability: 'InStock', reservedCount: 9 }, 0, false],
  ['fewer than one may order', { availability: 'InStock', minimum: 8, step: 8 }, 7, false],
  ['there is more at the supplier', { availability: 'InStockAtSupplier' }, null, true],
  ['it is made to order', { availability: 'OnOrder', itemsCount: 0 }, null, true],
  ['it is not on sale', { availability: 'OutOfStock', itemsCount: 5 }, null, false],
] as const)('%s', (_name, stock, maximum, bought) => {
  expect([maximumOf({ ...counted, ...stock }), canBeBought({ ...counted, ...stock })]).toEqual([maximum, bought])
})

it.each([
  [{ quantity: 7, maximum: 7 }, true],
  [{ quantity: 8, maximum: 7 }, false],
  [{ quantity: 9999, maximum: null }, true],
  [{ quantity: 32, maximum: 30, step: 8, minimum: 8 }, false],
])('an order of %o is taken: %s', (line, expected) => {
  expect(isInStock({ name: 'Плитка', ...piece, ...line })).toBe(expected)
})

it('says what can be ordered', () => {
  const line = { name: 'Плитка', quantity: 40, minimum: 8, step: 8, maximum: 30 }
  expect(stockText(line)).toBe('Товара «Плитка» сейчас есть 24 штуки: вместо 40 можно заказать 24')
})
