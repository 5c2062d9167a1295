import { expect, it } from 'vitest'
import { telOf } from './format'

it.each([
  ['+79001234567', 'tel:+79001234567'],
  ['+7 (900) 123-45-67', 'tel:+79001234567'],
  ['89001234567', 'tel:89001234567'],
  ['+7 900 ***-**-67', null],
  ['***', null],
  ['', null],
  [null, null],
])('%s is called by %s', (phone, address) => {
  expect(telOf(phone)).toBe(address)
})
