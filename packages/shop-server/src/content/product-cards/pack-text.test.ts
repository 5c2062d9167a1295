import { expect, it } from 'vitest'
import { packText } from './product-card'

it.each([
  [null, null, ''],
  [1, 1, ''],
  [null, 8, 'упаковка 8 шт.'],
  [8, 8, 'упаковка 8 шт.'],
  [5, null, 'от 5 шт.'],
  [20, 8, 'упаковка 8 шт., от 24 шт.'],
])('a minimum of %s in packs of %s is told as "%s"', (minimum, step, text) => {
  expect(packText({ minimum, step, unit: 'шт.' }).replaceAll('\u00a0', ' ')).toBe(text)
})
