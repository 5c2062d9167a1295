import { expect, it } from 'vitest'
import { normalPhone, phoneMistake } from './phone'

const FOREIGN = 'Магазин принимает только российские номера: +7 и десять цифр'

it.each([
  ['+375 29 123-45-67', FOREIGN],
  ['+ (380) 12 345 67 89', FOREIGN],
  ['00375291234567', FOREIGN],
  ['+7 912', 'Неверно'],
  ['12', 'Неверно'],
  ['', 'Неверно'],
])('%s is no phone of the shop, and it says why', (text, reason) => {
  expect([normalPhone(text), phoneMistake(text, 'Неверно')]).toEqual([null, reason])
})
