/** The VAT rates of Russia by the day from which each holds, newest first. */
const RATES: readonly (readonly [from: string, percent: number])[] = [
  ['2026-01-01', 22],
  ['2019-01-01', 20],
  ['2004-01-01', 18],
]

/** The VAT rate of a day, YYYY-MM-DD. */
export const vatPercentOn = (day: string): number => RATES.find(([from]) => day >= from)?.[1] ?? 20

/** The day of a moment by the shop's clock, YYYY-MM-DD. */
export const dayOf = (ms: number, zoneMinutes: number): string =>
  new Date(ms + zoneMinutes * 60_000).toISOString().slice(0, 10)

/** The VAT rate at a moment; a shop may set its own. */
export const vatPercentOf = (
  { vatPercent, zoneMinutes }: { readonly vatPercent: number | null; readonly zoneMinutes: number },
  nowMs: number,
): number => vatPercent ?? vatPercentOn(dayOf(nowMs, zoneMinutes))

/** The VAT that an amount contains, whole kopecks, half up. */
export const vatWithin = (kopecks: number, percent: number): number =>
  Math.floor((2 * kopecks * percent + 100 + percent) / (2 * (100 + percent)))
