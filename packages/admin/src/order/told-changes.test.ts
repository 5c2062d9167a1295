import { expect, it } from 'vitest'
import { orderEditRu } from './order-edit.labels'
import { toldLines } from './told-changes'

const line = (id: string, quantity: number, price = 10, priceReason: string | null = null) => ({
  ...{ id, name: `Товар ${id}`, quantity, price, priceReason },
})
const told = (before: unknown, after: unknown) => toldLines(before, after, orderEditRu, (sum) => `${sum} ₽`)

it.each([
  ['added', [line('1', 1)], [line('1', 1), line('2', 3)], ['добавлен «Товар 2», 3 шт.']],
  ['removed', [line('1', 1), line('2', 3)], [line('1', 1)], ['убран «Товар 2», 3 шт.']],
  ['more of it', [line('1', 1)], [line('1', 2)], ['«Товар 1»: 1 → 2 шт.']],
  ['another price', [line('1', 1)], [line('1', 2, 8, 'Скол')], ['«Товар 1»: 1 → 2 шт., цена 10 ₽ → 8 ₽ (Скол)']],
  ['counted anew', [{ ...line('1', 1), discountPrice: 9 }], [line('1', 1)], ['цены со скидкой пересчитаны']],
])('lines of an order are told in words: %s', (_, before, after, words) => {
  expect(told(before, after)).toEqual(words)
})
