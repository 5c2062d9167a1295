import fc from 'fast-check'
import { expect, it } from 'vitest'
import { pagingOf, shownPages } from './pager'

it('shows a page that exists, whatever the address asks for', () => {
  expect(pagingOf('2', 49)).toEqual({ page: 2, pageCount: 3 })
  expect(pagingOf(undefined, 49)).toEqual({ page: 1, pageCount: 3 })
  expect(pagingOf('99', 49)).toEqual({ page: 3, pageCount: 3 })
  for (const odd of ['0', '-1', '1e3', '2.5', 'два', '', '9'.repeat(30)]) expect(pagingOf(odd, 49).page).toBe(1)
  expect(pagingOf('5', 0)).toEqual({ page: 1, pageCount: 1 })
})

it('[UI-02] shows a window of 3 pages with the first and the last', () => {
  expect(shownPages({ page: 1, pageCount: 1 })).toEqual([1])
  expect(shownPages({ page: 1, pageCount: 10 })).toEqual([1, 2, 3, null, 10])
  expect(shownPages({ page: 5, pageCount: 10 })).toEqual([1, null, 4, 5, 6, null, 10])
  expect(shownPages({ page: 10, pageCount: 10 })).toEqual([1, null, 8, 9, 10])
  expect(shownPages({ page: 2, pageCount: 2 })).toEqual([1, 2])
})

it('always offers the current page and never a page twice or out of order', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 500 }), (page, extra) => {
      const pageCount = page + extra - 1
      const numbers = shownPages({ page, pageCount }).filter((number) => number !== null)
      expect(numbers).toContain(page)
      expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b))
      expect(numbers.every((number) => number >= 1 && number <= pageCount)).toBe(true)
    }),
  )
})
