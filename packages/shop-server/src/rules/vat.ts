import { vatPercentOn } from '@prilavok/core/money'
import { dayOf } from './days'

/** The VAT rate at a moment; a shop may set its own. */
export const vatPercentOf = (
  { vatPercent, zoneMinutes }: { readonly vatPercent: number | null; readonly zoneMinutes: number },
  nowMs: number,
): number => vatPercent ?? vatPercentOn(dayOf(nowMs, zoneMinutes))

/** The VAT that an amount contains, whole kopecks, half up. */
export const vatWithin = (kopecks: number, percent: number): number =>
  Math.floor((2 * kopecks * percent + 100 + percent) / (2 * (100 + percent)))
