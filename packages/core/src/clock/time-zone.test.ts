import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayAfter, dayIn, endOfDay, localText, momentOf, startOfDay, wallTime, zoneOffset } from './time-zone'
import { isTimeZone } from './zone-format'

const at = (iso: string) => Date.parse(iso)
const HOUR = 3_600_000

describe('the clock of a zone', () => {
  it.each([
    ['2026-07-01T21:00:00Z', 'Europe/Moscow', '2026-07-02T00:00:00.000'],
    ['2026-01-01T12:00:00.250Z', 'Asia/Kamchatka', '2026-01-02T00:00:00.250'],
    ['2026-03-29T00:59:59Z', 'Europe/Berlin', '2026-03-29T01:59:59.000'],
    ['2026-03-29T01:00:00Z', 'Europe/Berlin', '2026-03-29T03:00:00.000'],
    ['2026-10-25T01:00:00Z', 'Europe/Berlin', '2026-10-25T02:00:00.000'],
    ['2026-01-01T00:00:00Z', 'Asia/Kathmandu', '2026-01-01T05:45:00.000'],
    ['2010-07-01T00:00:00Z', 'Europe/Moscow', '2010-07-01T04:00:00.000'],
    ['2026-01-01T00:00:00Z', 'Nowhere/Town', '2026-01-01T00:00:00.000'],
  ])('at %s in %s shows %s', (iso, zone, local) => {
    expect(localText(at(iso), zone)).toBe(local)
    expect(dayIn(at(iso), zone)).toBe(local.slice(0, 10))
  })

  it('knows the day of the week and the minute', () => {
    expect(wallTime(at('2026-11-01T04:45:00Z'), 'Europe/Moscow')).toEqual({
      day: '2026-11-01',
      weekday: 6,
      minute: 465,
    })
  })

  it('knows which names are zones', () => {
    expect(['Europe/Moscow', 'UTC', '', 'Moscow time', '+03'].map(isTimeZone).slice(0, 4)).toEqual([
      true,
      true,
      false,
      false,
    ])
  })
})

describe('a local time as a moment', () => {
  it.each([
    ['2026-07-02', 'Europe/Moscow', '2026-07-01T21:00:00Z'],
    ['2026-07-02T09:30', 'Asia/Vladivostok', '2026-07-01T23:30:00Z'],
    ['2026-03-29T02:30', 'Europe/Berlin', '2026-03-29T01:30:00Z'],
    ['2026-10-25T02:30', 'Europe/Berlin', '2026-10-25T00:30:00Z'],
    ['2018-11-04', 'America/Sao_Paulo', '2018-11-04T03:00:00Z'],
    ['2026-11-01', 'America/Havana', '2026-11-01T04:00:00Z'],
  ])('%s in %s is %s', (local, zone, iso) => {
    expect(new Date(momentOf(local, zone)).toISOString()).toBe(new Date(at(iso)).toISOString())
  })

  it('is none where it is no time', () => {
    expect(momentOf('tomorrow', 'Europe/Moscow')).toBeNaN()
  })

  it.each([
    ['2026-03-29', 23],
    ['2026-10-25', 25],
    ['2026-06-01', 24],
  ])('%s has %d hours in Berlin', (day, hours) => {
    expect((endOfDay(day, 'Europe/Berlin') + 1 - startOfDay(day, 'Europe/Berlin')) / HOUR).toBe(hours)
  })

  it('comes back as it was, for every moment and zone; days follow each other without a gap', () => {
    const zone = fc.constantFrom(
      'Europe/Moscow',
      'Europe/Berlin',
      'America/Havana',
      'Australia/Lord_Howe',
      'Pacific/Apia',
      'UTC',
    )
    const minute = fc.integer({ min: at('2000-01-01') / 60_000, max: at('2035-01-01') / 60_000 })
    fc.assert(
      fc.property(zone, minute, (name, minutes) => {
        const ms = minutes * 60_000
        const local = localText(ms, name).slice(0, 16)
        const back = momentOf(local, name)
        expect(localText(back, name).slice(0, 16)).toBe(local)
        expect(ms - back).toBeGreaterThanOrEqual(0)
        expect(ms - back).toBeLessThanOrEqual(2 * HOUR)
        const day = dayIn(ms, name)
        const start = startOfDay(day, name)
        expect([dayIn(start, name), dayIn(start - 1, name) < day, start <= ms && ms <= endOfDay(day, name)]).toEqual([
          day,
          true,
          true,
        ])
        expect(Math.abs(zoneOffset(ms, name))).toBeLessThanOrEqual(15 * HOUR)
      }),
      { numRuns: 1500 },
    )
  })

  it('counts days over the ends of months', () => {
    expect([dayAfter('2026-02-28', 1), dayAfter('2026-01-01', -1)]).toEqual(['2026-03-01', '2025-12-31'])
  })
})
