import { expect, it } from 'vitest'
import { valueText } from './format'

const words = { yes: 'Да', no: 'Нет' }
it.each([
  [1234.5, { kind: 'money' }, '1\u00a0234,50\u00a0₽'],
  [1000, { kind: 'money' }, '1\u00a0000\u00a0₽'],
  ['+79001234567', { kind: 'phone' }, '+7\u00a0900\u00a0123-45-67'],
  ['+7 900 ***-**-67', { kind: 'phone' }, '+7 900 ***-**-67'],
  ['AwaitingConfirmation', { kind: 'enum', of: 'OrderStatus' }, 'Ожидает подтверждения'],
  ['Brandnew', { kind: 'enum', of: 'OrderStatus' }, 'Brandnew'],
  ['x', { kind: 'enum', of: '__proto__' }, 'x'],
  [['Hit', 'Sale'], { kind: 'enum', of: 'ProductTag' }, 'Хит продаж, Распродажа'],
  [true, { kind: 'bool' }, 'Да'],
  [null, { kind: 'money' }, ''],
  [{ id: '1', name: 'Анна' }, { kind: 'named' }, 'Анна'],
  ['no date', { kind: 'datetime' }, 'no date'],
] as const)('%j as %j reads %s', (value, kind, text) => {
  expect(valueText(value, kind, 'ru', words)).toBe(text)
})
