import { expect, it } from 'vitest'
import type { Column } from '../describe/descriptor.types'
import { cardParts } from './card-parts'

const columns = [
  { field: 'thumb', kind: 'picture' },
  { field: 'name', kind: 'text' },
  { field: 'tags', kind: 'enum', of: 'Tag', many: true },
  { field: 'kind', kind: 'enum', of: 'Kind' },
  { field: 'phone', kind: 'phone' },
  { field: 'data', kind: 'json' },
  { field: 'total', kind: 'money' },
  { field: 'createdOn', kind: 'datetime' },
] as unknown as readonly Column[]

const named = (parts: ReturnType<typeof cardParts>) => [
  parts.picture?.field,
  parts.badge?.field,
  ...parts.fields.map(({ field }) => field),
]

it.each([
  [
    'the first picture, enumeration and lines',
    { titleField: 'name' },
    columns,
    ['thumb', 'kind', 'tags', 'phone', 'total'],
  ],
  [
    'what the resource declares',
    { titleField: 'name', card: { badge: 'kind', fields: ['createdOn', 'total'] } },
    columns,
    ['thumb', 'kind', 'createdOn', 'total'],
  ],
  [
    'nothing that is hidden',
    { titleField: 'name', card: { badge: 'kind', fields: ['phone', 'total'] } },
    columns.filter(({ field }) => field !== 'phone' && field !== 'kind' && field !== 'thumb'),
    [undefined, undefined, 'total'],
  ],
  ['the title alone where there is nothing else', { titleField: 'name' }, columns.slice(1, 2), [undefined, undefined]],
] as const)('a card shows %s', (_, descriptor, shown, expected) => {
  expect(named(cardParts(descriptor as Parameters<typeof cardParts>[0], shown))).toEqual(expected)
})
