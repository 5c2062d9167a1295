import { isTimeZone, wallTime } from '../clock'

/** A moment of a week: the day, Monday = 0, and minutes since midnight. */
export interface WeekMoment {
  readonly day: number
  readonly minute: number
}

/** Whether a point is open, and what comes next; times are minutes since midnight. */
export type Openness =
  | { readonly is: 'always' }
  | { readonly is: 'open'; readonly until: number }
  | { readonly is: 'later' | 'tomorrow'; readonly from: number }
  | { readonly is: 'another-day'; readonly day: number; readonly from: number }

type Span = readonly [from: number, to: number]

const DAY = 24 * 60
const ROUND_THE_CLOCK = /круглосуточно|24\s*(?:\/\s*7|час)/i
const SPAN = /(\d{1,2})(?:[:.](\d{2}))?\s*[-–—]\s*(\d{1,2})(?:[:.](\d{2}))?/g

/** The spans of one day: `9:00–13:00, 14:00–20:00`. One that ends before it begins goes on after midnight. */
export function spansOf(hours: string | null): readonly Span[] {
  if (hours === null) return []
  if (ROUND_THE_CLOCK.test(hours)) return [[0, DAY]]
  return [...hours.matchAll(SPAN)].flatMap(([, ...parts]): readonly Span[] => {
    const [fromHour = 0, fromMinute = 0, toHour = 0, toMinute = 0] = parts.map((part) => Number(part ?? 0))
    const [from, to] = [fromHour * 60 + fromMinute, toHour * 60 + toMinute]
    if (Math.max(from, to) > DAY || fromMinute > 59 || toMinute > 59) return []
    return [[from, to > from ? to : to + DAY]]
  })
}

/**
 * The moment of the week by the clock of a town, never by that of the buyer's device: who orders from Moscow asks whether a point in Omsk is
 * open there. Null where the zone of the town is not known.
 */
export function weekMoment(ms: number, timeZone: string | null | undefined): WeekMoment | null {
  if (timeZone === null || timeZone === undefined || !isTimeZone(timeZone)) return null
  const { weekday, minute } = wallTime(ms, timeZone)
  return { day: weekday, minute }
}

/** Whether a point with these hours (seven texts, Monday first) is open; null where they say no times, or nobody knows the time there. */
export function opennessAt(workingTime: readonly (string | null)[], moment: WeekMoment | null): Openness | null {
  const week = Array.from({ length: 7 }, (_, each) => spansOf(workingTime[each] ?? null))
  if (week.every((spans) => spans.some(([from, to]) => from === 0 && to === DAY))) return { is: 'always' }
  if (moment === null) return null
  const { day, minute } = moment
  const on = (offset: number) => week[(day + offset + 7) % 7] ?? []
  const night = on(-1).find(([, to]) => to - DAY > minute)
  const now = on(0).find(([from, to]) => from <= minute && minute < to)
  if (now !== undefined) return { is: 'open', until: now[1] % DAY }
  if (night !== undefined) return { is: 'open', until: night[1] - DAY }
  const later = on(0).find(([from]) => from > minute)
  if (later !== undefined) return { is: 'later', from: later[0] }
  for (let offset = 1; offset <= 7; offset++) {
    const [first] = on(offset)
    if (first !== undefined)
      return offset === 1
        ? { is: 'tomorrow', from: first[0] }
        : { is: 'another-day', day: (day + offset) % 7, from: first[0] }
  }
  return null
}
