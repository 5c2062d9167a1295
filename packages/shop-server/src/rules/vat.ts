import { dayIn } from '@prilavok/core/clock'
import { vatPercentOn } from '@prilavok/core/money'

/** The VAT rate at a moment; a shop may set its own. */
export const vatPercentOf = (
  { vatPercent, timeZone }: { readonly vatPercent: number | null; readonly timeZone: string },
  nowMs: number,
): number => vatPercent ?? vatPercentOn(dayIn(nowMs, timeZone))

/** The VAT that an amount contains, whole kopecks, half up. */
export const vatWithin = (kopecks: number, percent: number): number =>
  Math.floor((2 * kopecks * percent + 100 + percent) / (2 * (100 + percent)))
