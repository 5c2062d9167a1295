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
const next = (day: string) => new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10)

/** Conversion as it has grown, day by day; days on which nobody came are there as well. */
export function ratesByDay(labels: readonly string[], days: readonly ExperimentDay[]): readonly RatesOfDay[] {
  const [first] = days
  const last = days.at(-1)
  if (first === undefined || last === undefined) return []
  const known = new Map(days.map((each) => [each.day, each.options]))
  const sums = labels.map(() => ({ shown: 0, ordered: 0 }))
  const made: RatesOfDay[] = []
  for (let day = first.day; day <= last.day; day = next(day)) {
    const rates = labels.map((label, at) => {
      const { shown = 0, ordered = 0 } = known.get(day)?.find((each) => each.label === label) ?? {}
      const before = sums[at] ?? { shown: 0, ordered: 0 }
      const sum = { shown: before.shown + shown, ordered: before.ordered + ordered }
      sums[at] = sum
      return { shown, ordered, rate: sum.shown === 0 ? null : sum.ordered / sum.shown }
    })
    made.push({ day, rates })
  }
  return made
}
