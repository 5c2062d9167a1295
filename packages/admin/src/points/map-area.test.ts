import fc from 'fast-check'
import { expect, it } from 'vitest'
import { EMPTY_LIST } from '../kit/lists/list-state'
import { areaBetween, boundsFrom, boundsText, cornersOf, requestsOf } from './map-area'

const WINDOW = { west: 37, south: 55, east: 38, north: 56, zoom: 11.4 }
const part = fc.double({ min: 0, max: 1, noNaN: true })

it('an area lies on the map where it was drawn, whichever corner came first', () => {
  fc.assert(
    fc.property(part, part, part, part, (x, y, otherX, otherY) => {
      const area = areaBetween(WINDOW, { x, y }, { x: otherX, y: otherY })
      expect(area.south).toBeLessThanOrEqual(area.north)
      expect(area.west).toBeLessThanOrEqual(area.east)
      const [upper, lower] = cornersOf(WINDOW, area)
      expect(upper.x).toBeCloseTo(Math.min(x, otherX))
      expect(upper.y).toBeCloseTo(Math.min(y, otherY))
      expect(lower.x).toBeCloseTo(Math.max(x, otherX))
      expect(lower.y).toBeCloseTo(Math.max(y, otherY))
    }),
  )
})

it('an area is a filter of the list, and anything else in its place is none', () => {
  const area = { south: 55.1, west: 37.2, north: 55.9, east: 37.8 }
  expect(boundsFrom(boundsText(area))).toEqual(area)
  for (const text of [undefined, '', '1,2,3', '1,2,3,x', '1,2,3,4,5']) expect(boundsFrom(text)).toBeNull()
})

it('the map asks with the filters of the list, once for each chosen carrier [ADMIN-ACT-10]', () => {
  const filters = { transportCompany: ['Cdek', 'Boxberry'], isActive: ['false'], payment: ['NoPayment'] }
  const requests = requestsOf({ ...EMPTY_LIST, search: 'Лесная', filters }, WINDOW)
  expect(requests.map(({ transportCompany }) => transportCompany)).toEqual(['Cdek', 'Boxberry'])
  expect(requests[0]).toMatchObject({
    query: 'Лесная',
    isActive: false,
    payments: ['NoPayment'],
    bounds: { west: 37, south: 55, east: 38, north: 56 },
    zoom: 11,
  })
  expect(requestsOf(EMPTY_LIST, WINDOW)).toHaveLength(1)
})
