import type { ExperimentDay } from '@prilavok/contracts/admin'

/** An option on one day, and since the experiment has begun. */
export interface DayRate {
  readonly shown: number
  readonly ordered: number
  /** Those who ordered, of all who were shown it so far; null while nobody was. */
  readonly rate: number | null
}

/** One day of an experiment, with its options in their order. */
export interface RatesOfDay {
  readonly day: string
  readonly rates: readonly DayRate[]
}

const DAY_MS = 86_400_000
/** Gaps of a longer time are left out: a server may be wrong about a day. */
const MOST_DAYS = 1_000

/** The days from the first to the last. */
function daysBetween(days: readonly string[]): readonly string[] {
  const [first = 0, last = 0] = [days[0], days.at(-1)].map((day) => Date.parse(day ?? ''))
  const count = Math.round((last - first) / DAY_MS) + 1
  if (!(count >= days.length && count <= MOST_DAYS)) return days
  return Array.from({ length: count }, (_, at) => new Date(first + at * DAY_MS).toISOString().slice(0, 10))
}

/** Conversion as it has grown, day by day; days on which nobody came are there as well. */
export function ratesByDay(labels: readonly string[], days: readonly ExperimentDay[]): readonly RatesOfDay[] {
  const known = new Map(days.map((each) => [each.day, each.options]))
  let sums = labels.map(() => ({ shown: 0, ordered: 0 }))
  return daysBetween(days.map(({ day }) => day)).map((day) => {
    const found = labels.map((label) => known.get(day)?.find((each) => each.label === label))
    sums = sums.map((sum, at) => ({
      shown: sum.shown + (found[at]?.shown ?? 0),
      ordered: sum.ordered + (found[at]?.ordered ?? 0),
    }))
    const rates = sums.map((sum, at) => ({
      shown: found[at]?.shown ?? 0,
      ordered: found[at]?.ordered ?? 0,
      rate: sum.shown === 0 ? null : sum.ordered / sum.shown,
    }))
    return { day, rates }
  })
}
