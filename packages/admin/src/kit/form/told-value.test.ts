import { expect, it } from 'vitest'
import type { Field } from '../describe/descriptor.types'
import { toldValue } from './told-value'

const NAMES: Readonly<Record<string, string>> = { name: 'Название', price: 'Цена', place: 'Место', city: 'Город' }
const telling = {
  nameOf: (field: string) => NAMES[field] ?? field,
  textOf: (value: unknown, field: Field | undefined) => {
    if (typeof value === 'object' && value !== null) return String((value as { name?: unknown }).name)
    return value === null || value === undefined ? '' : `${String(value)}${field?.kind === 'money' ? ' ₽' : ''}`
  },
}
const rows = {
  field: 'rows',
  kind: 'list',
  fields: [
    { field: 'name', kind: 'text' },
    { field: 'price', kind: 'money' },
    { field: 'place', kind: 'object', fields: [{ field: 'city', kind: 'text' }] },
  ],
} as unknown as Field

it.each([
  ['a text', 'Цемент', undefined, 'Цемент'],
  ['nothing', null, rows, ''],
  ['a list of texts', ['А', 'Б'], undefined, 'А, Б'],
  ['rows by their fields', [{ id: '1', name: 'А', price: 5 }], rows, 'Название: А, Цена: 5 ₽'],
  ['several rows', [{ price: 5 }, { price: 6 }], rows, 'Цена: 5 ₽; Цена: 6 ₽'],
  ['a part of a part', { place: { city: 'Тверь' }, version: 3 }, rows, 'Место: Город: Тверь'],
  ['empty fields', { name: '', price: null }, rows, ''],
  ['something that is named', { id: '7', name: 'Киянка', price: 5 }, undefined, 'Киянка'],
  ['something unknown', { city: 'Тверь', price: 5 }, undefined, 'Город: Тверь, Цена: 5'],
] as const)('tells %s', (_, value, field, text) => {
  expect(toldValue(value, field, telling)).toBe(text)
})
