/** The VAT rates of Russia by the day from which each holds, newest first. */
const RATES: readonly (readonly [from: string, percent: number])[] = [
  ['2026-01-01', 22],
  ['2019-01-01', 20],
  ['2004-01-01', 18],
]
/** The rate of days before all of these, which no shop of today has orders of. */
const BEFORE = 20

/** The VAT rate of Russia on a day, YYYY-MM-DD. */
export const vatPercentOn = (day: string): number => RATES.find(([from]) => day >= from)?.[1] ?? BEFORE
