import { expect, it } from 'vitest'
import { isWholePacks, packsText } from './packs'

const tiles = { name: 'Плитка', quantity: 24, minimum: 24, step: 8 }

it('takes whole packs from the minimum on', () => {
  expect([8, 23, 24, 25, 32].map((quantity) => isWholePacks({ ...tiles, quantity }))).toEqual([
    false,
    false,
    true,
    false,
    true,
  ])
})

it.each([
  [{ quantity: 25 }, '«Плитка» продаётся упаковками по 8 штук, от 24 штук: вместо 25 можно заказать 32'],
  [{ minimum: 3, step: 1, quantity: 1 }, '«Плитка» продаётся от 3 штук: вместо 1 можно заказать 3'],
  [{ minimum: 2, step: 2, quantity: 3 }, '«Плитка» продаётся упаковками по 2 штуки: вместо 3 можно заказать 4'],
  [{ minimum: 21, step: 21, quantity: 3 }, '«Плитка» продаётся упаковками по 21 штуке: вместо 3 можно заказать 21'],
])('says how a product is sold: %o', (line, text) => {
  expect(packsText({ ...tiles, ...line })).toBe(text)
})
