import { expect, it } from 'vitest'
import { formRu } from '../labels/form.labels'
import type { Field } from '../describe/descriptor.types'
import { fieldError, fieldOfPointer, otherFields } from './field-rules'

it.each<[Field, unknown, string | null]>([
  [{ field: 'name', kind: 'text', required: true }, ' ', 'обязательно для заполнения'],
  [{ field: 'name', kind: 'text', max: 3 }, 'абвг', 'не длиннее 3 знаков'],
  [{ field: 'name', kind: 'text', max: 3 }, '', null],
  [{ field: 'email', kind: 'email' }, 'x@', 'Укажите почту вида name@example.ru'],
  [{ field: 'phone', kind: 'phone' }, '900 123', 'Введите номер из десяти цифр'],
  [{ field: 'phone', kind: 'phone' }, '+7 900 ***-**-67', null],
  [{ field: 'price', kind: 'money', required: true }, 0, null],
  [{ field: 'price', kind: 'money', required: true }, null, 'обязательно для заполнения'],
])('%j with %j: %s', (field, value, error) => {
  expect(fieldError(field, value, formRu)).toBe(error)
})

it('finds the field that a server means [ADMIN-23]', () => {
  expect(fieldOfPointer('/seo/metaTitle')).toBe('seo.metaTitle')
  expect(fieldOfPointer('/items/0/quantity')).toBe('items.0.quantity')
})

it('a property that the descriptor does not know is a field by its type [ADMIN-14]', () => {
  const record = {
    id: '1',
    version: 2,
    name: 'x',
    partnerCode: 'A',
    isNew: true,
    weight: 2,
    parts: [{ a: 1 }],
    words: ['a'],
  }
  expect(otherFields(record, ['name'])).toEqual([
    { field: 'partnerCode', kind: 'text' },
    { field: 'isNew', kind: 'bool' },
    { field: 'weight', kind: 'number' },
    { field: 'parts', kind: 'json' },
    { field: 'words', kind: 'tags' },
  ])
})
