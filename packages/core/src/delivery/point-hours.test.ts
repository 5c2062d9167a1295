import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { opennessAt, spansOf, weekMoment, type Openness } from './point-hours'

const week = (weekday: string | null, saturday: string | null, sunday: string | null) => [
  weekday,
  weekday,
  weekday,
  weekday,
  weekday,
  saturday,
  sunday,
]
const at = (day: number, hour: number, minute = 0) => ({ day, minute: hour * 60 + minute })
const clock = (hour: number, minute = 0) => hour * 60 + minute

describe('the hours of a day', () => {
  it.each<[string, ReturnType<typeof spansOf>]>([
    ['09:00-18:00', [[540, 1080]]],
    ['9:00–21:00', [[540, 1260]]],
    ['9.30 — 18.00', [[570, 1080]]],
    ['9-18', [[540, 1080]]],
    [
      '10:00-13:00, 14:00-19:30',
      [
        [600, 780],
        [840, 1170],
      ],
    ],
    ['00:00-24:00', [[0, 1440]]],
    ['круглосуточно', [[0, 1440]]],
    ['20:00-02:00', [[1200, 1560]]],
    ['выходной', []],
    ['', []],
    ['23:00-25:00', []],
    ['9:59-18:59', [[599, 1139]]],
    ['10:00-12:60', []],
    ['09:00-09:00', [[540, 1980]]],
    ['25:00-26:00', []],
    ['10:75-12:00', []],
  ])('%s', (text, spans) => {
    expect(spansOf(text)).toEqual(spans)
  })
})

describe('whether a point is open', () => {
  const hours = week('09:00-18:00', '10:00-15:00', null)
  it.each<[string, readonly (string | null)[], ReturnType<typeof at>, Openness | null]>([
    ['open', hours, at(0, 9), { is: 'open', until: clock(18) }],
    ['the minute it closes', hours, at(0, 18), { is: 'tomorrow', from: clock(9) }],
    ['later today', hours, at(5, 7, 30), { is: 'later', from: clock(10) }],
    ['not on Sunday', hours, at(6, 12), { is: 'tomorrow', from: clock(9) }],
    ['not before Monday', hours, at(5, 16), { is: 'another-day', day: 0, from: clock(9) }],
    ['on a break', week('10:00-13:00, 14:00-19:00', '', ''), at(2, 13, 20), { is: 'later', from: clock(14) }],
    ['after midnight of a night shift', week('20:00-02:00', '', ''), at(1, 1), { is: 'open', until: clock(2) }],
    ['the minute a night shift closes', week('20:00-02:00', '', ''), at(1, 2), { is: 'later', from: clock(20) }],
    [
      'only next week on the same day',
      ['09:00-12:00', null, null, null, null, null, null],
      at(0, 13),
      { is: 'another-day', day: 0, from: clock(9) },
    ],
    ['round the clock', week('круглосуточно', 'круглосуточно', 'круглосуточно'), at(3, 4), { is: 'always' }],
    [
      'round the clock but on Sunday',
      week('00:00-24:00', '00:00-24:00', '10:00-18:00'),
      at(3, 4),
      { is: 'open', until: 0 },
    ],
    [
      'from midnight, not round the clock',
      week('00:00-12:00', '00:00-12:00', '00:00-12:00'),
      at(3, 4),
      { is: 'open', until: clock(12) },
    ],
    ['until midnight', week('08:00-24:00', '', ''), at(0, 23), { is: 'open', until: 0 }],
    ['not known', week(null, null, null), at(0, 12), null],
    ['in words that say no times', week('по звонку', '', ''), at(0, 12), null],
    ['fewer than seven days', [], at(0, 12), null],
  ])('%s', (_name, workingTime, moment, expected) => {
    expect(opennessAt(workingTime, moment)).toEqual(expected)
  })

  it('is total: any texts at any moment', () => {
    fc.assert(
      fc.property(
        fc.array(fc.option(fc.string({ unit: fc.constantFrom(...'0129:.-– '), maxLength: 24 })), { maxLength: 9 }),
        fc.nat(6),
        fc.nat(1439),
        (texts, day, minute) => {
          const found = opennessAt(texts, { day, minute })
          if (found?.is === 'open') expect(found.until).toBeLessThan(1440)
          if (found?.is === 'later') expect(found.from).toBeGreaterThan(minute)
        },
      ),
    )
  })

  it.each([
    ['Europe/Moscow', { day: 6, minute: 23 * 60 + 30 }],
    ['Asia/Omsk', { day: 0, minute: 150 }],
    ['Asia/Kamchatka', { day: 0, minute: 510 }],
    ['Europe/Kaliningrad', { day: 6, minute: 22 * 60 + 30 }],
    ['Moscow time', null],
    ['', null],
    [null, null],
    [undefined, null],
  ])('is asked of the clock of its town: %s', (zone, moment) => {
    expect(weekMoment(Date.UTC(2026, 10, 1, 20, 30), zone)).toEqual(moment)
  })

  it('is not said where nobody knows the time there, unless it is always open', () => {
    expect(opennessAt(hours, null)).toBeNull()
    expect(opennessAt(week('24/7', '24/7', '24/7'), null)).toEqual({ is: 'always' })
  })
})
