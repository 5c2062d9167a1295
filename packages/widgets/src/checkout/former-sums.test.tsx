import type { QuoteChange } from '@prilavok/core/checkout'
import type { OrderSums } from '@prilavok/core/flows'
import { expect, it } from 'vitest'
import { en } from '../labels/en'
import { showInShop } from '../testing/show-in-shop'
import { FormerSums } from './former-sums'

const sums: OrderSums = {
  products: 100_000,
  delivery: 35_000,
  deliveryIsFree: false,
  discount: 0,
  reasons: [],
  total: 135_000,
  discountedTotal: null,
}
const after = { products: 100_000, delivery: 35_000, total: 135_000 }
const change = (before: Partial<QuoteChange['before']>): QuoteChange => ({ before: { ...after, ...before }, after })
const textOf = (given: QuoteChange, shown = sums, labels = {}) =>
  showInShop(<FormerSums change={given} sums={shown} />, { labels }).container.textContent?.replace(/\u00a0/g, ' ')

it.each([
  ['the delivery', change({ delivery: 29_000, total: 129_000 }), 'Доставка: было 290 ₽, стало 350 ₽'],
  ['a delivery that was free', change({ delivery: 0, total: 100_000 }), 'Доставка: было бесплатно, стало 350 ₽'],
  ['a delivery that was not known', change({ delivery: null, total: 1 }), 'Доставка: было неизвестно, стало 350 ₽'],
  ['the products', change({ products: 90_000, total: 125_000 }), 'Товары: было 900 ₽, стало 1 000 ₽'],
  ['the discount', change({ total: 120_000 }), 'Скидка изменилась: было 1 200 ₽, стало 1 350 ₽'],
  [
    'both',
    change({ products: 90_000, delivery: 0, total: 90_000 }),
    'Товары: было 900 ₽, стало 1 000 ₽Доставка: было бесплатно, стало 350 ₽',
  ],
])('says beside the total that %s changed', (_name, given, text) => {
  expect(textOf(given)).toBe(text)
})

it('says nothing of sums that are no longer shown', () => {
  expect(textOf(change({ delivery: 29_000 }), { ...sums, delivery: 10_000 })).toBe('')
})

it('speaks English', () => {
  expect(textOf(change({ delivery: 29_000 }), sums, en)).toBe('Delivery: was 290 ₽, now 350 ₽')
})
