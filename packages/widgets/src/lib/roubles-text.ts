import { formatMoney } from '@prilavok/core/money'

/** `2000`, as the specification writes sums within a sentence; five digits and more in groups that do not break. */
export function roublesText(kopecks: number): string {
  const sum = formatMoney(kopecks).replace(/\u00a0₽$/, '')
  return kopecks < 1_000_000 ? sum.replace('\u00a0', '') : sum
}

/** The sum of PAY-30, PICK-18 and CITY-30, for servers that do not say theirs. */
export const USUAL_LIMIT = 200_000
