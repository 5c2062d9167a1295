import { expect, it } from 'vitest'
import { anyPhone, normalPhone, phoneMistake, takenPhone } from './phone'

const FOREIGN = 'Магазин принимает только российские номера: +7 и десять цифр'
const [ours, all] = [{ foreignPhones: false }, { foreignPhones: true }]

it.each([
  ['+375 29 123-45-67', FOREIGN],
  ['+ (380) 12 345 67 89', FOREIGN],
  ['00375291234567', FOREIGN],
  ['+7 912', 'Неверно'],
  ['12', 'Неверно'],
  ['', 'Неверно'],
])('%s is no phone of the shop, and it says why', (text, reason) => {
  expect([normalPhone(text), takenPhone(text, ours), phoneMistake(text, ours, 'Неверно')]).toEqual([null, null, reason])
})

it.each([
  ['+375 29 123-45-67', '+375291234567'],
  ['00375291234567', '+375291234567'],
  ['8 912 345-67-89', '+79123456789'],
  ['375291234567', null],
  ['+3', null],
])('a shop that takes phones of other countries keeps %s as %s', (text, kept) => {
  expect([takenPhone(text, all), anyPhone(text)]).toEqual([kept, kept])
  expect(phoneMistake(text, all, 'Неверно')).toBe('Неверно')
})
