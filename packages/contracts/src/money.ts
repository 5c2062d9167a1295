/** An amount of money in whole kopecks; the wire carries roubles with at most two decimals. */
export type Kopecks = number

/** Roubles of the wire as whole kopecks; a third decimal, which the contract does not allow, is rounded. */
export const toKopecks = (roubles: number): Kopecks => Math.round(roubles * 100) + 0

/** Whole kopecks as the roubles that the wire carries. */
export const toRoubles = (kopecks: Kopecks): number => kopecks / 100

/** Like `toKopecks` for an amount that the server may not know. */
export const toKopecksOrNull = (roubles: number | null | undefined): Kopecks | null =>
  roubles == null ? null : toKopecks(roubles)

/** Like `toRoubles` for an amount that the shop may not know. */
export const toRoublesOrNull = (kopecks: Kopecks | null | undefined): number | null =>
  kopecks == null ? null : toRoubles(kopecks)
