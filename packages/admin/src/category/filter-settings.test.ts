import type { CategoryFilterSetting } from '@prilavok/contracts/admin'
import { expect, it } from 'vitest'
import { mergeFilters, placeOfError, withMoved, withNew } from './filter-settings'

const filter = (id: string, at: number, more: Partial<CategoryFilterSetting> = {}): CategoryFilterSetting => ({
  id,
  source: 'Tag',
  specId: null,
  name: id,
  searchCode: id,
  filterType: 'Checkboxes',
  displayOrder: at,
  isCollapsed: false,
  optionIds: null,
  hint: null,
  ...more,
})
const base = [filter('a', 1), filter('b', 2), filter('c', 3)]
const names = (filters: readonly CategoryFilterSetting[]) => filters.map(({ name }) => name)

it('a filter goes where it is put, and the numbers follow', () => {
  const moved = withMoved(base, 2, 0)
  expect(names(moved)).toEqual(['c', 'a', 'b'])
  expect(moved.map(({ displayOrder }) => displayOrder)).toEqual([1, 2, 3])
  expect(withMoved(base, 0, -1)).toBe(base)
})

it('a new filter has a code of its own and a type that its source can have', () => {
  const two = withNew(withNew([], 'Price'), 'Price')
  expect(two.map(({ searchCode }) => searchCode)).toEqual(['price', 'price-2'])
  expect(two[0]?.filterType).toBe('Range')
})

it('edits of two staff members are combined: nothing of either is lost', () => {
  const mine = withMoved([filter('a', 1, { hint: 'моё' }), filter('b', 2), filter('c', 3)], 2, 0)
  const theirs = [filter('a', 1), filter('b', 2, { isCollapsed: true }), filter('c', 3), filter('d', 4)]
  const { filters, disputed } = mergeFilters(base, mine, theirs)
  expect(names(filters)).toEqual(['c', 'a', 'b', 'd'])
  expect(filters.find(({ id }) => id === 'a')?.hint).toBe('моё')
  expect(filters.find(({ id }) => id === 'b')?.isCollapsed).toBe(true)
  expect(disputed).toEqual([])
})

it('a filter that both have changed in their own way is named', () => {
  const mine = [filter('a', 1, { hint: 'моё' }), filter('b', 2), filter('c', 3)]
  const theirs = [filter('a', 1, { hint: 'чужое' }), filter('b', 2), filter('c', 3)]
  expect(mergeFilters(base, mine, theirs).disputed).toEqual(['a'])
})

it('what the server finds wrong has a place', () => {
  expect(placeOfError('/filters/2/searchCode')).toEqual({ at: 2, field: 'searchCode' })
  expect(placeOfError('/categoryId')).toBeNull()
})
