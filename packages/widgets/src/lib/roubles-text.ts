import { formatMoney } from '@prilavok/core/money'

/** `2 000`: a sum without its sign, as labels name it within a sentence. */
export const roublesText = (kopecks: number): string => formatMoney(kopecks).replace(/\u00a0₽$/, '')

/** `2000`, as the specification writes sums of four digits within a sentence; larger ones keep their groups. */
export const unspaced = (sum: string): string => sum.replace(/^(\d)\u00a0(\d{3})$/, '$1$2')

/** The sum of PAY-30, PICK-18 and CITY-30, for servers that do not say theirs. */
export const USUAL_LIMIT = 200_000
