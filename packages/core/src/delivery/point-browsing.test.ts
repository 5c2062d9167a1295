import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { adviceOf, facetsOf, filterToggled, isFilterOn, visiblePoints } from './point-browsing'
import { noFilters } from './point-browsing.state'
import { centreOf } from './point-centre'
import { distanceMetres } from './point-places'
import { testPoint as point } from '../testing'

const at = (latitude: number, longitude: number) => ({ latitude, longitude })
/** A list of its own for each question: what is worked out for a list is kept with it. */
const some = () => [
  point('1', { brand: 'СДЭК', location: at(55.8, 37.6) }),
  point('2', { brand: 'Полка-Бокс', type: 'Postamat', payment: 'NoPayment', location: at(55.76, 37.6) }),
  point('3', { brand: 'СДЭК', payment: 'CashAndMaybeCard', recommended: true, location: at(56.5, 37.6) }),
  point('4', { brand: 'СДЭК', type: 'Postamat' }),
]
const ids = (more: Partial<Parameters<typeof visiblePoints>[1]> = {}) =>
  visiblePoints(some(), { search: '', filters: noFilters, near: null, ...more }).map(({ id }) => id)

describe('the points that are looked at', () => {
  it.each<[string, Partial<Parameters<typeof visiblePoints>[1]>, string[]]>([
    ['the recommended one first, then those of the centre, without a place last', {}, ['3', '1', '2', '4']],
    ['near a rough place after it', { near: { ...at(55.75, 37.6), rough: true } }, ['3', '2', '1', '4']],
    ['the nearest to the buyer first, recommended or not', { near: at(55.75, 37.6) }, ['2', '1', '3', '4']],
    ['of a brand', { filters: { ...noFilters, brands: ['Полка-Бокс'] } }, ['2']],
    ['of either brand', { filters: { ...noFilters, brands: ['Полка-Бокс', 'СДЭК'] } }, ['3', '1', '2', '4']],
    ['of a type that has a word of its own', { filters: { ...noFilters, types: ['Other'] } }, []],
    ['blanks instead of a search', { search: '   ' }, ['3', '1', '2', '4']],
    ['of a type', { filters: { ...noFilters, types: ['Postamat'] } }, ['2', '4']],
    ['that take cash', { filters: { ...noFilters, pay: ['cash'] } }, ['3', '1', '4']],
    ['that take cash and card for sure', { filters: { ...noFilters, pay: ['cash', 'card'] } }, ['1', '4']],
    ['searched and filtered', { search: 'ленина 4', filters: { ...noFilters, types: ['Postamat'] } }, ['4']],
  ])('%s', (_name, browsing, expected) => {
    expect(ids(browsing)).toEqual(expected)
  })

  it('begin in the centre where the buyer is not known to be anywhere', () => {
    const spread = [55.2, 55.9, 55.6, 55.62, 55.1].map((latitude, n) =>
      point(String(n), { location: at(latitude, 37) }),
    )
    const found = visiblePoints([...spread], { search: '', filters: noFilters, near: null })
    expect(found.map(({ id }) => id)).toEqual(['2', '3', '1', '0', '4'])
  })

  it('are the same list while no request is sent anew', () => {
    const points = some()
    const requests = { search: 'ленина', filters: noFilters, near: null }
    expect(visiblePoints(points, { ...requests })).toBe(visiblePoints(points, { ...requests }))
    const near = visiblePoints(points, { ...requests, near: at(55.75, 37.6) })
    expect(near.map(({ id }) => id)).toEqual(['2', '1', '3', '4'])
    const only = visiblePoints(points, { ...requests, filters: { ...noFilters, types: ['Postamat'] } })
    expect(only.map(({ id }) => id)).toEqual(['2', '4'])
  })
})

describe('the filters', () => {
  it('are offered where they leave some points but not all, the most first', () => {
    expect(facetsOf(some())).toEqual([
      { of: 'pay', value: 'cash', count: 3 },
      { of: 'pay', value: 'card', count: 2 },
      { of: 'types', value: 'PickPoint', count: 2 },
      { of: 'types', value: 'Postamat', count: 2 },
      { of: 'brands', value: 'СДЭК', count: 3 },
      { of: 'brands', value: 'Полка-Бокс', count: 1 },
    ])
    expect(facetsOf([point('1')])).toEqual([])
  })

  it('of brands come by their number, whatever the order of the points', () => {
    const first = [point('1', { brand: 'А' }), ...['2', '3', '4'].map((id) => point(id, { brand: 'Б' }))]
    const more = [...first, point('5', { brand: 'В' }), point('6', { brand: 'В' })]
    expect(facetsOf(more).map(({ value, count }) => [value, count])).toEqual([
      ['Б', 3],
      ['В', 2],
      ['А', 1],
    ])
  })

  it('each leaves as many points as it says', () => {
    for (const facet of facetsOf(some()))
      expect(ids({ filters: filterToggled(noFilters, facet) })).toHaveLength(facet.count)
  })

  it('go on and off', () => {
    const facet = { of: 'pay', value: 'card' } as const
    const on = filterToggled(noFilters, facet)
    expect([isFilterOn(noFilters, facet), isFilterOn(on, facet)]).toEqual([false, true])
    expect(filterToggled(on, facet)).toEqual(noFilters)
    const both = filterToggled(on, { of: 'pay', value: 'cash' })
    expect(filterToggled(both, facet).pay).toEqual(['cash'])
  })
})

describe('places', () => {
  it.each([
    ['Moscow to Saint Petersburg', at(55.7558, 37.6173), at(59.9386, 30.3141), 634_000],
    ['one degree of the equator', at(0, 0), at(0, 1), 111_195],
    ['over the date line', at(64.7, 179.9), at(64.7, -179.9), 9_500],
    ['half way round', at(0, 0), at(0, 180), 20_015_000],
  ])('%s', (_name, from, to, metres) => {
    expect(Math.abs(distanceMetres(from, to) - metres)).toBeLessThan(metres / 100)
  })

  it('are as far from here to there as from there to here, and never negative or unknown', () => {
    const place = fc.record({
      latitude: fc.double({ min: -90, max: 90, noNaN: true }),
      longitude: fc.double({ min: -180, max: 180, noNaN: true }),
    })
    fc.assert(
      fc.property(place, place, (from, to) => {
        expect(distanceMetres(from, to)).toBeCloseTo(distanceMetres(to, from), 3)
        expect(distanceMetres(from, to)).toBeGreaterThanOrEqual(0)
        expect(distanceMetres(from, from)).toBe(0)
      }),
    )
  })

  it('the middle of most points is not moved by one in the ocean', () => {
    const near = [at(55.7, 37.5), at(55.75, 37.6), at(55.8, 37.7)].map((location, n) => point(String(n), { location }))
    expect(centreOf([...near, point('ocean', { location: at(-40, -120) }), point('unknown')])).toEqual(at(55.75, 37.6))
    expect(centreOf([point('unknown')])).toBeNull()
  })
})

describe('why a point is recommended', () => {
  const week = (hours: string | null, sunday: string | null = hours) => [...Array<string | null>(6).fill(hours), sunday]
  const here = at(55.75, 37.6)
  const recommended = point('r', { recommended: true, location: at(55.76, 37.6), workingTime: week('9:00-20:00') })
  const [near, far] = [point('n', { location: at(55.75, 37.61) }), point('f', { location: at(56, 38) })]

  it.each([
    ['is the nearest', recommended, [recommended, far], here, 'nearest'],
    ['is open every day, where another is nearer', recommended, [recommended, near], here, 'everyDay'],
    ['is open every day, where nobody knows where the buyer is', recommended, [recommended, far], null, 'everyDay'],
    [
      'is open every day, where it is only known about where the buyer is',
      recommended,
      [recommended, far],
      { ...here, rough: true },
      'everyDay',
    ],
    ['is open around the clock', { ...recommended, workingTime: week('Круглосуточно') }, [far], null, 'everyDay'],
    ['is closed on Sundays', { ...recommended, workingTime: week('9:00-20:00', null) }, [far], null, null],
    ['has no hours', { ...recommended, workingTime: [] }, [far], null, null],
    ['lies nowhere', { ...recommended, location: null, workingTime: [] }, [far], here, null],
    ['is not recommended', { ...recommended, recommended: false }, [recommended, far], here, null],
  ] as const)('%s', (_name, one, shown, place, expected) => {
    expect(adviceOf(one, shown, place)).toBe(expected)
  })
})
