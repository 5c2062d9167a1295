import { dayAfter } from '@prilavok/core/clock'

/** So many days up to one, the oldest first. */
export const lastDays = (last: string, count: number): readonly string[] =>
  Array.from({ length: count }, (_, at) => dayAfter(last, at + 1 - count))
