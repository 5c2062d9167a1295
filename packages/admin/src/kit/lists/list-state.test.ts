import fc from 'fast-check'
import { expect, it } from 'vitest'
import { EMPTY_LIST, previewQuery, readListState, writeListState, type ListState } from './list-state'

const NAMES = ['status', 'createdOnFrom', 'createdOnTo', 'cityId', '__proto__x']
const value = fc.string({ minLength: 1, maxLength: 12 })
const state: fc.Arbitrary<ListState> = fc.record({
  filters: fc.dictionary(fc.constantFrom(...NAMES), fc.array(value, { minLength: 1, maxLength: 3 }), {
    noNullPrototype: true,
  }),
  sort: fc.option(fc.constantFrom('-createdOn', 'total', 'number,-id')),
  search: fc.string({ maxLength: 20 }),
  page: fc.integer({ min: 1, max: 1_000_000 }),
})
const foreign = fc.array(fc.tuple(fc.constantFrom('utm_source', 'q', 'x.status', 'page2'), fc.string()), {
  maxLength: 4,
})

it('whatever a table shows can be read back from the address [ADMIN-04]', () => {
  fc.assert(
    fc.property(state, foreign, fc.constantFrom('', 'o', 'orders'), (shown, others, prefix) => {
      const before = new URLSearchParams(others).toString()
      const query = writeListState(before, prefix, shown, NAMES)
      expect(readListState(query, prefix, NAMES)).toEqual(shown)
    }),
  )
})

it('keys of the page stay, in their order, and nothing else is left of a table without choices', () => {
  fc.assert(
    fc.property(state, foreign, (shown, others) => {
      const before = new URLSearchParams(others).toString()
      const filled = writeListState(before, 'o', shown, NAMES)
      expect(writeListState(filled, 'o', EMPTY_LIST, NAMES)).toBe(before)
    }),
  )
})

it('two tables of one page do not see each other', () => {
  fc.assert(
    fc.property(state, state, (one, other) => {
      const query = writeListState(writeListState('', 'a', one, NAMES), 'b', other, NAMES)
      expect(readListState(query, 'a', NAMES)).toEqual(one)
      expect(readListState(query, 'b', NAMES)).toEqual(other)
    }),
  )
})

it('any text is read without an error', () => {
  fc.assert(
    fc.property(fc.string(), (query) => {
      const { page, search } = readListState(query, '', NAMES)
      expect(page).toBeGreaterThanOrEqual(1)
      expect(typeof search).toBe('string')
    }),
  )
  expect(readListState('%E0%A4%A&page=-1&sort=', '', NAMES)).toEqual(EMPTY_LIST)
})

it('drops empty filters from the preview query [ADMIN-04]', () => {
  const filters = { status: ['New', ''], trackCode: ['  '], cityId: [] }
  expect(previewQuery({ filters, sort: null, search: ' ' })).toEqual({ status: ['New'] })
  expect(previewQuery({ filters, sort: '-total', search: ' клей ' }, { customerId: ['7'] })).toEqual({
    status: ['New'],
    customerId: ['7'],
    sort: ['-total'],
    search: ['клей'],
  })
})
