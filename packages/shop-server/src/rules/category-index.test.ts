import { describe, expect, it } from 'vitest'
import type { Availability, CategoryRow } from '../db'
import { codesOf } from './category-facets'
import { indexCategory } from './category-index'

const row = (id: string, roubles: number, more: Partial<CategoryRow> = {}): CategoryRow => ({
  id,
  name: id,
  price_kopecks: roubles * 100,
  availability: 'InStock',
  sales_rank: 1,
  created_on: new Date(0),
  manufacturer_id: 'm-1',
  manufacturer: 'Основа',
  manufacturer_slug: 'osnova',
  specs: [],
  tags: [],
  ...more,
})
const weighs = (value: string, frost = 'да') => ({
  specs: [
    { name: 'Масса нетто', value, unit: 'кг' },
    { name: 'Морозостойкость', value: frost },
  ],
})
const bergauf = { manufacturer: 'Bergauf', manufacturer_slug: 'bergauf' }
const category = indexCategory([
  row('a', 300, { ...weighs('25'), sales_rank: 3 }),
  row('b', 100, { ...weighs('5', 'нет'), ...bergauf, sales_rank: 2 }),
  row('c', 200, { ...weighs('25', 'нет'), ...bergauf, sales_rank: 1, availability: 'OnOrder' }),
  row('d', 50, { ...weighs('2,5'), sales_rank: 0, availability: 'OutOfStock' }),
])
const chosen = (selection: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(selection).map(([searchCode, options]) => ({ searchCode, options }))
const found = (selection: Readonly<Record<string, readonly string[]>>, sort?: string) =>
  category.count(chosen(selection), sort).ids.join('')

describe('the filters of a category', () => {
  it('[FILTER-01] come from what its products have, with latin codes, in a fixed order', () => {
    expect(category.facets.map(({ code, name, type }) => [code, name, type])).toEqual([
      ['price', 'Цена', 'Range'],
      ['availability', 'Наличие', 'Checkboxes'],
      ['manufacturer', 'Производитель', 'Checkboxes'],
      ['massa-netto', 'Масса нетто', 'SeparatedButtonsBySpec'],
      ['morozostoykost', 'Морозостойкость', 'SeparatedButtonsBySpecSingleOption'],
    ])
    const weight = category.facets.find(({ code }) => code === 'massa-netto')
    expect(weight?.options.map(({ name }) => name)).toEqual(['2,5', '5', '25'])
    expect([weight?.unit, category.facets[0]?.range]).toEqual(['кг', { min: 50, max: 300 }])
  })

  it('leave out what tells no products apart', () => {
    const same = indexCategory([row('a', 1, weighs('5')), row('b', 1, weighs('5', 'нет'))])
    expect(same.facets.map(({ code }) => code)).toEqual(['morozostoykost'])
    expect(indexCategory([]).facets).toEqual([])
  })

  it('options of one filter add up, filters narrow; what is unknown counts for nothing', () => {
    expect(found({ manufacturer: ['bergauf'] })).toBe('cb')
    expect(found({ 'massa-netto': ['25', '5'], manufacturer: ['bergauf'] })).toBe('cb')
    expect(found({ 'massa-netto': ['25'], manufacturer: ['bergauf'] })).toBe('c')
    expect(found({ nothing: ['1'], __proto__: ['1'] })).toBe('cbad')
    expect(found({ price: ['100-200'] })).toBe('cb')
    expect(found({ price: ['dear'] })).toBe('cbad')
    expect(found({ manufacturer: ['other'] })).toBe('')
  })

  it('an option says what a press on it would show beside the other filters', () => {
    const { counts } = category.count(chosen({ manufacturer: ['bergauf'] }))
    expect(Object.fromEntries(counts.get('manufacturer') ?? [])).toEqual({ osnova: 2, bergauf: 2 })
    expect(Object.fromEntries(counts.get('massa-netto') ?? [])).toEqual({ '5': 1, '25': 1 })
    const both = category.count(chosen({ manufacturer: ['bergauf'], 'massa-netto': ['25'] })).counts
    expect(Object.fromEntries(both.get('manufacturer') ?? [])).toEqual({ osnova: 1, bergauf: 1 })
  })

  it('the list is in the order that is asked for, what is sold out last, an unknown order is the usual one', () => {
    expect(
      ['Popular', 'PriceAsc', 'PriceDesc', 'NameAsc', 'Newest', 'toString'].map((sort) => found({}, sort)),
    ).toEqual(['cbad', 'bcad', 'acbd', 'abcd', 'abcd', 'cbad'])
  })

  it('two names with one latin form have two codes', () => {
    expect([...codesOf(['1,5', '1.5', '???'], new Set(['x']))]).toEqual([
      ['1,5', '1-5'],
      ['1.5', '1-5-2'],
      ['???', 'x-2'],
    ])
  })

  it('10,000 products are counted within a frame or two', () => {
    const stock: readonly Availability[] = ['InStock', 'OnOrder', 'OutOfStock']
    const many = Array.from({ length: 10_000 }, (_, at) =>
      row(`p${at}`, at % 977, { ...weighs(String(at % 40)), availability: stock[at % 3] ?? 'InStock' }),
    )
    const index = indexCategory(many)
    const times = Array.from({ length: 20 }, (_, at) => {
      const began = process.cpuUsage()
      index.count(chosen({ 'massa-netto': [String(at), '3', '7'], price: ['10-600'] }), 'PriceAsc')
      return process.cpuUsage(began).user / 1_000
    }).sort((one, other) => one - other)
    expect(times[10]).toBeLessThan(150)
  })
})
