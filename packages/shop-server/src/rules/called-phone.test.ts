import { expect, it } from 'vitest'
import { calledPhone } from './called-phone'

it.each([
  ['+79123456789', '+79123456789'],
  [' 79123456789', '+79123456789'],
  ['8 (912) 345-67-89', '+79123456789'],
  ['9123456789', '+79123456789'],
  ['+7.912.345.67.89', '+79123456789'],
  ['tel:+7-912-345-67-89', '+79123456789'],
  ['tel:+79123456789;ext=12', '+79123456789'],
  ['sip:79123456789@pbx.example', '+79123456789'],
  ['0079123456789', '+79123456789'],
  ['81079123456789', '+79123456789'],
  ['', null],
  ['anonymous', null],
  ['101', null],
  ['+44 20 7946 0958', null],
  ["' or 1=1", null],
])('a call from %s is of %s', (typed, phone) => {
  expect(calledPhone(typed, { foreignPhones: false })).toBe(phone)
})

it.each([
  ['+44 20 7946 0958', '+442079460958'],
  ['sip:375291234567@pbx.example', null],
  ['81079123456789', '+79123456789'],
  ['810375291234567', '+375291234567'],
])('a shop that takes phones of other countries knows a call from %s as one of %s', (typed, phone) => {
  expect(calledPhone(typed, { foreignPhones: true })).toBe(phone)
})
