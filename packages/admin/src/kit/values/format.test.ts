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
  expect(valueText(value, kind, { locale: 'ru', timeZone: 'Europe/Moscow' }, words)).toBe(text)
})

it.each([
  ['Europe/Moscow', '01.01.2026, 02:30', '01.01.2026'],
  ['Asia/Vladivostok', '01.01.2026, 09:30', '01.01.2026'],
  ['America/New_York', '31.12.2025, 18:30', '31.12.2025'],
])('moments are those of the clock of the shop: %s', (timeZone, moment, day) => {
  const reader = { locale: 'ru', timeZone } as const
  expect(valueText('2025-12-31T23:30:00Z', { kind: 'datetime' }, reader, words)).toBe(moment)
  expect(valueText('2025-12-31T23:30:00Z', { kind: 'date' }, reader, words)).toBe(day)
  expect(valueText('2026-01-01', { kind: 'date' }, reader, words)).toBe('01.01.2026')
})
