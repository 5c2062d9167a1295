import { expect, it } from 'vitest'
import { newFilter, settingOf } from './filter-settings'

it('a new filter has a code of its own and a type that its source can have', () => {
  const first = newFilter([], 'Price')
  expect(first).toMatchObject({ searchCode: 'price', filterType: 'Range' })
  expect(newFilter([first], 'Price').searchCode).toBe('price-2')
})

it('a record of the list is a filter at its place', () => {
  expect(settingOf({ id: 'a', source: 'Tag', searchCode: 'tag' }, 2)).toMatchObject({
    id: 'a',
    source: 'Tag',
    searchCode: 'tag',
    optionIds: null,
    displayOrder: 2,
  })
})
