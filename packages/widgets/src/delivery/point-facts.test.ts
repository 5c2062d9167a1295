import { testPoint } from '@prilavok/core/testing'
import { describe, expect, it } from 'vitest'
import { pickupPointsEn } from './delivery.labels.en'
import { pickupPointsRu } from './pickup-points.labels'
import { distanceText, hoursOf, openText, type Point } from './point-facts'

const point = (more: Partial<Point>): Point => testPoint('1', more)
const weekdays = (hours: string) => [hours, hours, hours, hours, hours, null, null]

/** A moment of a week by the clock of Omsk, six hours ahead of UTC: 2 November 2026 is a Monday. */
const inOmsk = (day: number, hour: number) => Date.UTC(2026, 10, 2 + day, hour - 6)

describe('the words of the hours', () => {
  it('are not said where the zone of the town is not known: the clock of the device is another', () => {
    expect(
      openText(point({ workingTime: weekdays('09:00-18:00'), timeZone: null }), inOmsk(0, 12), pickupPointsRu),
    ).toBeNull()
  })

  it.each([
    [0, 12, 'Открыто до 18:00'],
    [0, 7, 'Откроется в 09:00'],
    [0, 20, 'Откроется завтра в 09:00'],
    [4, 20, 'Откроется в пн в 09:00'],
  ])('day %i, hour %i: %s', (day, hour, words) => {
    expect(
      openText(
        point({ workingTime: weekdays('09:00-18:00'), timeZone: 'Asia/Omsk' }),
        inOmsk(day, hour),
        pickupPointsRu,
      ),
    ).toBe(words)
  })
  it.each([
    [Array<string>(7).fill('00:00-24:00'), 'Круглосуточно'],
    [weekdays('по звонку'), 'Сегодня по звонку'],
    [[], null],
  ])('%j: %s', (workingTime, words) => {
    expect(openText(point({ workingTime, timeZone: 'Asia/Omsk' }), inOmsk(0, 10), pickupPointsRu)).toBe(words)
  })
})

it('a dash stands between the hours, whatever the carrier writes there', () => {
  const workingTime = ['09:00-18:00', '9:00 — 18:00', '10:00–20:00', 'по звонку - уточните', '', '', '']
  expect(workingTime.map((_, day) => hoursOf(point({ workingTime }), day, pickupPointsRu))).toEqual([
    '09:00–18:00',
    '9:00–18:00',
    '10:00–20:00',
    'по звонку - уточните',
    'выходной',
    'выходной',
    'выходной',
  ])
})

describe('the words of a distance', () => {
  const near = { latitude: 55.75, longitude: 37.6 }
  const at = (kilometres: number) => point({ location: { latitude: 55.75 + kilometres / 111.195, longitude: 37.6 } })
  it.each([
    [0.004, '0 м'],
    [0.453, '450 м'],
    [0.996, '1 км'],
    [2.34, '2,3 км'],
    [9.96, '10 км'],
    [23.6, '24 км'],
  ])('%f km reads %s', (kilometres, words) => {
    expect(distanceText(at(kilometres), near, pickupPointsRu)).toBe(words)
  })
  it('has a dot in English, and is silent where a place is not known', () => {
    expect(distanceText(at(2.34), near, pickupPointsEn)).toBe('2.3\u00a0km')
    expect(distanceText(at(2), null, pickupPointsRu)).toBeNull()
    expect(distanceText(point({}), near, pickupPointsRu)).toBeNull()
    expect(distanceText(at(2), { ...near, rough: true }, pickupPointsRu)).toBeNull()
  })
})
