import { expect, it, vi } from 'vitest'
import { fitLabels } from './fit-labels'

const usual = {
  add: 'Купить',
  inCart: (count: number): string => `${count} шт.`,
  page: (a: number, b: number) => `${a}/${b}`,
}
const fitted = (given: object) => {
  const wrong = vi.fn()
  return { texts: fitLabels(usual, given, wrong), wrong: wrong.mock.calls.flat() }
}

it('a text takes the place of a text and a function that of a function [EMBED-10]', () => {
  const { texts, wrong } = fitted({ add: 'Buy', inCart: (count: number) => `${count} pcs` })
  expect([texts.add, texts.inCart(3), texts.page(1, 2), wrong]).toEqual(['Buy', '3 pcs', '1/2', []])
})

it('a text in place of a function has its values filled in [EMBED-10]', () => {
  const { texts, wrong } = fitted({ inCart: 'Уже тут: {n}, {n}', page: '{2} после {1}' })
  expect([texts.inCart(3), texts.page(1, 2), wrong]).toEqual(['Уже тут: 3, 3', '2 после 1', []])
})

it('a text has the word that fits its number', () => {
  const { texts } = fitted({ inCart: '{n} {n|товар|товара|товаров}', page: '{1}–{2} {2|день|дня|дней}' })
  expect([1, 22, 11].map((count) => texts.inCart(count))).toEqual(['1 товар', '22 товара', '11 товаров'])
  expect([texts.page(2, 4), texts.page(3, 6), texts.page(1, 21)]).toEqual(['2–4 дня', '3–6 дней', '1–21 день'])
})

it('a text without values, and values that are not there, break nothing', () => {
  expect(fitted({ inCart: 'Уже тут', page: '{n} {9}' }).texts.inCart(3)).toBe('Уже тут')
  expect(fitted({ page: '{n} {9}' }).texts.page(1, 2)).toBe('1 ')
})

it.each([
  ['a function for a text', { add: () => 'x' }, 'add'],
  ['a number', { inCart: 5 }, 'inCart'],
  ['null', { add: null }, 'add'],
  ['a group', { add: { text: 'x' } }, 'add'],
  ['a key that no text has', { ad: 'x' }, 'ad'],
  ['a name of every object', { constructor: 'x' }, 'constructor'],
])('is left out and named: %s [EMBED-12]', (_, given, key) => {
  const { texts, wrong } = fitted(given)
  expect(wrong).toEqual([key])
  expect([texts.add, texts.inCart(1)]).toEqual(['Купить', '1 шт.'])
})
