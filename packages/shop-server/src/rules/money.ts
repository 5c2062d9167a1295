import { toKopecks } from '@prilavok/contracts'
import { formatMoney } from '@prilavok/core/money'

export { toRoubles as roubles, toRoublesOrNull as roublesOrNull } from '@prilavok/contracts'

/** A sum of a record, which has roubles, in whole kopecks; 0 where it has none. */
export const kopecksIn = (roubles: unknown): number => toKopecks(Number(roubles ?? 0))

/** A share of an amount, whole kopecks, half up; percents may have decimals (7.5). */
export const percentOf = (kopecks: number, percent: number): number =>
  Math.floor((kopecks * Math.round(percent * 100) + 5_000) / 10_000)

/** An amount as Russian text for messages: `30 000 ₽`, with non-breaking spaces. */
export const roublesText = (kopecks: number): string => formatMoney(kopecks)
