import { describe, expect, it } from 'vitest'
import type { CategoryRow, SavedFilter } from '../db'
import { savedFacets } from './saved-facets'

const row = (more: Partial<CategoryRow>): CategoryRow => ({
  id: 'a',
  name: 'a',
  price_kopecks: 10_050,
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
const coloured = (...values: readonly string[]) => ({ specs: values.map((value) => ({ name: 'Цвет', value })) })
const rows = [
  row({ ...coloured('Белый', 'Серый'), tags: ['Hit', 'Hidden', 'PriceOfDay'] }),
  row({ ...coloured('Серый'), price_kopecks: 20_000, availability: 'OnOrder', manufacturer: null }),
  row({ ...coloured('Алый'), availability: 'OutOfStock', manufacturer_id: null, manufacturer_slug: null }),
]
const described = { id: 'o-1', name: 'Белый', searchCode: 'white', colorHex: '#ffffff' }
const filter = (source: string, more: Partial<SavedFilter> = {}): SavedFilter => ({
  id: 'f',
  source,
  specId: null,
  name: null,
  searchCode: 'code',
  filterType: 'Checkboxes',
  displayOrder: 1,
  isCollapsed: false,
  optionIds: null,
  hint: null,
  spec:
    source === 'Spec'
      ? { name: 'Цвет', unit: null, options: [described, { ...described, id: 'o-2', name: 'Серый', searchCode: null }] }
      : null,
  ...more,
})
const facetOf = (...given: Parameters<typeof filter>) => savedFacets(rows, [filter(...given)]).facets[0]
const numbers = { spec: { name: 'Масса', unit: 'кг', options: [] }, filterType: 'Range' } as const

describe('a filter that the staff have set', () => {
  it.each([
    ['a characteristic, by value', filter('Spec'), ['alyy Алый', 'white Белый', 'seryy Серый']],
    [
      'some of its options, in their order',
      filter('Spec', { optionIds: ['o-2', 'o-1'] }),
      ['seryy Серый', 'white Белый'],
    ],
    ['makers, by their addresses where they have no name', filter('Manufacturer'), ['osnova osnova']],
    ['what can be had', filter('Availability'), ['in-stock В наличии', 'on-order Под заказ']],
    ['what can be had at once', filter('Availability', { optionIds: ['InStock'] }), ['in-stock В наличии']],
    ['tags that tell buyers something', filter('Tag'), ['hit Хит продаж', 'price-of-day Цена дня']],
    ['tags that the staff have chosen', filter('Tag', { optionIds: ['Hit'] }), ['hit Хит продаж']],
  ])('offers %s', (_, given, options) => {
    const [facet] = savedFacets(rows, [given]).facets
    expect(facet?.options.map(({ code, name }) => `${code} ${name}`)).toEqual(options)
  })

  it.each([
    ['its own name', 'Spec', { name: 'Оттенок' }, 'Оттенок'],
    ['that of its characteristic', 'Spec', {}, 'Цвет'],
    ['that of its source', 'Availability', {}, 'Наличие'],
    ['that of its source', 'Tag', {}, 'Особенности'],
    ['that of its source', 'Manufacturer', {}, 'Производитель'],
    ['that of its source', 'Price', { filterType: 'Range' }, 'Цена'],
  ])('has %s', (_, source, more, name) => {
    expect(facetOf(source, more)).toMatchObject({ name, code: 'code', displayOrder: 1, isCollapsed: false })
  })

  it.each([
    ['its characteristic is gone', filter('Spec', { spec: null })],
    ['no product has its options', filter('Spec', { optionIds: ['o-3'] })],
    ['its source is unknown', filter('Nothing')],
    ['its numbers do not differ', filter('Spec', numbers)],
  ])('is left out where %s', (_, given) => {
    expect(savedFacets(rows, [given]).facets).toEqual([])
  })

  it('as a switch has one option, the yes of those that there are', () => {
    const yes = [row(coloured('Нет')), row(coloured('да')), row(coloured('Есть'))]
    const toggle = filter('Spec', { filterType: 'Toggle' })
    expect(savedFacets(yes, [toggle]).facets[0]?.options.map(({ name }) => name)).toEqual(['да'])
    expect(savedFacets(rows, [toggle]).facets[0]?.options.map(({ name }) => name)).toEqual(['Алый'])
  })

  it('has colours, and ends of a range with its unit', () => {
    expect(facetOf('Spec')?.options[1]).toEqual({ code: 'white', name: 'Белый', colorHex: '#ffffff' })
    expect(facetOf('Price', { filterType: 'Range' })).toMatchObject({
      range: { min: 100, max: 200 },
      unit: '₽',
      options: [],
    })
    const weighed = ['2,5', '10 шт', 'много'].map((value) => row({ specs: [{ name: 'Масса', value }] }))
    const { facets, valuesOf } = savedFacets(weighed, [filter('Spec', numbers)])
    expect(facets[0]).toMatchObject({ range: { min: 2, max: 10 }, unit: 'кг' })
    expect(weighed.map((each) => valuesOf(each).numbers.get('code'))).toEqual([2.5, 10, undefined])
  })

  it('says what a product has of each, in the order of the staff', () => {
    const all = [
      filter('Spec', { searchCode: 'colour', displayOrder: 2 }),
      filter('Price', { searchCode: 'price', filterType: 'Range' }),
    ]
    const { facets, valuesOf } = savedFacets(rows, all)
    expect(facets.map(({ code }) => code)).toEqual(['price', 'colour'])
    expect(rows.map((each) => [...valuesOf(each).options])).toEqual([
      [['colour', ['white', 'seryy']]],
      [['colour', ['seryy']]],
      [['colour', ['alyy']]],
    ])
    expect(rows.map((each) => valuesOf(each).numbers.get('price'))).toEqual([100.5, 200, 100.5])
  })

  it('has 200 options at most', () => {
    const many = Array.from({ length: 201 }, (_, index) => row(coloured(`${index}`)))
    expect(savedFacets(many, [filter('Spec')]).facets[0]?.options).toHaveLength(200)
  })
})
