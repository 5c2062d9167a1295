import { formatOf } from './zone-format'

/** A moment as a clock on the wall of a place shows it. */
export interface WallTime {
  /** YYYY-MM-DD. */
  readonly day: string
  /** Monday = 0. */
  readonly weekday: number
  /** Minutes since midnight. */
  readonly minute: number
}

const DAY_MS = 86_400_000

/** How far the clocks of a zone are ahead of UTC at a moment, in milliseconds; 0 for a zone that is not known. */
export function zoneOffset(ms: number, timeZone: string): number {
  const format = formatOf(timeZone)
  if (format === null) return 0
  const parts = Object.fromEntries(format.formatToParts(ms).map(({ type, value }) => [type, Number(value)]))
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(ms / 1000) * 1000
}

/** A moment by the clock of a zone as `2026-01-31T23:59:00.000`, without a sign of the zone. */
export const localText = (ms: number, timeZone: string): string =>
  new Date(ms + zoneOffset(ms, timeZone)).toISOString().slice(0, -1)

/** The day of a moment by the clock of a zone, YYYY-MM-DD. */
export const dayIn = (ms: number, timeZone: string): string => localText(ms, timeZone).slice(0, 10)

/** What the clocks of a zone show at a moment. */
export function wallTime(ms: number, timeZone: string): WallTime {
  const local = new Date(ms + zoneOffset(ms, timeZone))
  return {
    day: local.toISOString().slice(0, 10),
    weekday: (local.getUTCDay() + 6) % 7,
    minute: local.getUTCHours() * 60 + local.getUTCMinutes(),
  }
}

/** Both readings of a local time around a change of the clocks, the earlier one first. */
function readings(local: number, timeZone: string): readonly number[] {
  const [before, after] = [zoneOffset(local - DAY_MS, timeZone), zoneOffset(local + DAY_MS, timeZone)]
  return [local - Math.max(before, after), local - Math.min(before, after)]
}

/**
 * The moment at which the clocks of a zone show a local time such as `2026-10-25T02:30`: the first of two where they are put back, moved on
 * by as much as they are put forward where it is left out. NaN for what is no time.
 */
export function momentOf(local: string, timeZone: string): number {
  const wanted = Date.parse(`${local.length === 10 ? `${local}T00:00` : local}Z`)
  if (Number.isNaN(wanted)) return wanted
  const [first = wanted, second = wanted] = readings(wanted, timeZone)
  return first + zoneOffset(first, timeZone) === wanted ? first : second
}

/** The first moment of a day, YYYY-MM-DD, by the clock of a zone. */
export const startOfDay = (day: string, timeZone: string): number => momentOf(day, timeZone)

/** A day so many days later. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)

/** The last millisecond of a day by the clock of a zone, whether it has 23, 24 or 25 hours. */
export const endOfDay = (day: string, timeZone: string): number => startOfDay(dayAfter(day, 1), timeZone) - 1
