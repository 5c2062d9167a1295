import { expect, it } from 'vitest'
import { isOnSale, hashCodeOf } from './product'
import { heaviestLineKg, parcelOf, prepaymentProducts, productsKopecksOf, type Product } from './order-lines'
import { slugOf } from './slug'

const product = (more: Partial<Product> = {}): Product => ({
  id: 'a',
  quantity: 2,
  name: 'Грунт',
  slug: 'grunt',
  article: '1',
  priceKopecks: 150,
  weightKg: 5,
  volumeL: 1,
  tags: [],
  minimum: 1,
  step: 1,
  maximum: null,
  immediatePercent: null,
  isPrepaymentOnly: false,
  isOnSale: true,
  hashCode: 'h',
  ...more,
})
const free = { tags: ['FreeDelivery'] }

it('the lines of an order weigh and cost as many times as there are pieces', () => {
  const lines = [product(), product({ id: 'b', quantity: 3, weightKg: 7, isPrepaymentOnly: true })]
  expect([productsKopecksOf(lines), heaviestLineKg(lines), heaviestLineKg([])]).toEqual([750, 21, 0])
  expect(parcelOf(lines)).toMatchObject({ productsKopecks: 750, weightKg: 31 })
  expect(prepaymentProducts(lines).map(({ id }) => id)).toEqual(['b'])
})

it.each([
  [[product(free), product(free)], true],
  [[product(free), product()], false],
  [[], false],
])('a parcel is free where each of its products is', (lines, alwaysFree) => {
  expect(parcelOf(lines).alwaysFree).toBe(alwaysFree)
})

it('a product is sold while it can be had; what buyers see of it gives its hash', () => {
  const states = ['InStock', 'InStockAtSupplier', 'OnOrder', 'OutOfStock', 'Discontinued'] as const
  expect(states.map(isOnSale)).toEqual([true, true, true, false, false])
  const shown = { id: 'a', name: 'Грунт', priceKopecks: 150, availability: 'InStock' }
  const changes = [{}, { id: 'b' }, { name: 'Б' }, { priceKopecks: 151 }, { availability: 'OnOrder' }]
  const hashes = changes.map((change) => hashCodeOf({ ...shown, ...change }))
  expect([new Set(hashes).size, hashes[0]?.length, hashCodeOf(shown)]).toEqual([5, 16, hashes[0]])
})

it.each([
  ['Щётка для шва, 2,5×3 м²', 'schetka-dlya-shva-2-5x3-m2'],
  [' Съёмный — объём «ЖЭК» 7 м³ (90°) ', 'semnyy-obem-zhek-7-m3-90'],
  ['абвгдеёжзийклмнопрстуфхцчшщъыьэюя', 'abvgdeezhziyklmnoprstufhcchshschyeyuya'],
  ['A_B.c', 'a-b-c'],
  ['???', ''],
])('%j is %j in addresses', (name, slug) => {
  expect(slugOf(name)).toBe(slug)
})
