import type { CategoryFilter, FilterOption } from '@prilavok/contracts'
import { describe, expect, it } from 'vitest'
import {
  countSelected,
  isCounted,
  knownSelection,
  markedSelection,
  rangeOf,
  rangeText,
  sentSelection,
  shownFilters,
  sortedOptions,
  toggled,
  withOptions,
} from './filter.rules'

const option = (name: string, more: Partial<FilterOption> = {}): FilterOption => ({
  searchCode: name,
  name,
  selected: false,
  count: null,
  colour: null,
  ...more,
})
const filter = (searchCode: string, names: readonly string[], more: Partial<CategoryFilter> = {}): CategoryFilter => ({
  searchCode,
  filterType: 'Checkboxes',
  displayOrder: 0,
  options: names.map((name) => option(name)),
  name: searchCode,
  unit: null,
  range: null,
  collapsed: false,
  ...more,
})
const namesOf = (options: readonly FilterOption[]) => options.map(({ name }) => name)

describe('filters as they are shown', () => {
  it.each([
    [
      ['10', '9', '100'],
      ['9', '10', '100'],
    ],
    [
      ['2,5', '0.5', ' 10 ', '-1'],
      ['-1', '0.5', '2,5', ' 10 '],
    ],
    [
      ['10 кг', '9 кг'],
      ['10 кг', '9 кг'],
    ],
    [
      ['10', '9', 'другой'],
      ['10', '9', 'другой'],
    ],
    [
      ['', '2', '1'],
      ['', '2', '1'],
    ],
    [[], []],
  ])('[FILTER-14] options %j are shown as %j', (names, shown) => {
    expect(namesOf(sortedOptions(names.map((name) => option(name))))).toEqual(shown)
  })

  it('[FILTER-16] by displayOrder, equal ones as the server has them, without those that have nothing to select', () => {
    const filters = [
      filter('c', ['1'], { displayOrder: 20 }),
      filter('a', ['1'], { displayOrder: 10 }),
      filter('empty', []),
      filter('', ['1']),
      filter('b', ['1'], { displayOrder: 10 }),
      filter('price', [], { displayOrder: 5, range: { min: 1, max: 9 } }),
    ]
    expect(shownFilters(filters).map(({ searchCode }) => searchCode)).toEqual(['price', 'a', 'b', 'c'])
  })

  it('are counted where the server counts any option', () => {
    expect(isCounted([filter('a', ['1'])])).toBe(false)
    expect(isCounted([filter('a', []), filter('b', [], { options: [option('1', { count: 0 })] })])).toBe(true)
  })
})

describe('a press on an option', () => {
  const brand = filter('brand', ['x', 'y'])
  it('[FILTER-07] selects it, the next takes it back', () => {
    const on = toggled([], brand, 'x')
    expect(on).toEqual([{ searchCode: 'brand', options: ['x'] }])
    expect(toggled(on, brand, 'y')).toEqual([{ searchCode: 'brand', options: ['x', 'y'] }])
    expect(toggled(on, brand, 'x')).toEqual([])
  })

  it.each(['SeparatedButtonsBySpecSingleOption', 'Dropdown', 'Toggle'])(
    '[FILTER-08] of %s takes back the others of its filter, not of others',
    (filterType) => {
      const single = { ...brand, filterType }
      const other = { searchCode: 'weight', options: ['25'] }
      const selection = toggled(toggled([other], single, 'x'), single, 'y')
      expect(selection).toEqual([other, { searchCode: 'brand', options: ['y'] }])
      expect(toggled(selection, single, 'y')).toEqual([other])
    },
  )

  it('leaves the order of filters as it was, so that an address does not change by itself', () => {
    const selection = [
      { searchCode: 'a', options: ['1'] },
      { searchCode: 'b', options: ['1'] },
    ]
    expect(withOptions(selection, 'a', ['2'])[0]).toEqual({ searchCode: 'a', options: ['2'] })
    expect(countSelected(selection)).toBe(2)
  })
})

describe('a selection that came from an address', () => {
  const filters = [
    filter('brand', ['x', 'y']),
    filter('one', ['1', '2'], { filterType: 'SeparatedButtonsBySpecSingleOption' }),
    filter('price', [], { filterType: 'Range', range: { min: 0, max: 100 } }),
  ]
  it('keeps what the filters have', () => {
    const written = [
      { searchCode: 'brand', options: ['z', 'y'] },
      { searchCode: 'one', options: ['2', '1'] },
      { searchCode: 'price', options: ['dear', '10-20', '30-40'] },
      { searchCode: '__proto__', options: ['1'] },
    ]
    expect(knownSelection(written, filters)).toEqual([
      { searchCode: 'brand', options: ['y'] },
      { searchCode: 'one', options: ['2'] },
      { searchCode: 'price', options: ['10-20'] },
    ])
  })

  it('is sent as a server takes it, however long it is', () => {
    const many = Array.from({ length: 300 }, (_, at) => ({
      searchCode: `c${at}`,
      options: Array.from({ length: 300 }, String),
    }))
    const sent = sentSelection(many)
    expect([sent.length, sent[0]?.options.length]).toEqual([100, 200])
    const unkeepable = [{ searchCode: 'a', options: ['\uD83D', '\0', 'x'.repeat(201), 'ok'] }]
    expect(sentSelection(unkeepable)).toEqual([{ searchCode: 'a', options: ['ok'] }])
    expect(sentSelection([{ searchCode: '\0', options: ['1'] }])).toEqual([])
  })

  it('is what the server has marked where the address says nothing', () => {
    const marked = [
      filter('brand', [], { options: [option('x'), option('y', { selected: true })] }),
      filter('a', ['1']),
    ]
    expect(markedSelection(marked)).toEqual([{ searchCode: 'brand', options: ['y'] }])
  })
})

describe('a part of a range', () => {
  it.each([
    ['10-20', { min: 10, max: 20 }],
    ['-5--1', { min: -5, max: -1 }],
    ['0.5-2.25', { min: 0.5, max: 2.25 }],
    ['20-10', null],
    ['10', null],
    ['-', null],
    ['1e3-2e3', null],
    ['', null],
  ])('%j reads as %j', (text, range) => {
    expect(rangeOf(text)).toEqual(range)
    if (range !== null) expect(rangeText(range)).toBe(text)
  })

  it('is not there without an option', () => {
    expect(rangeOf(undefined)).toBeNull()
  })
})
