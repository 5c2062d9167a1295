/** A price for programs: roubles with a dot, `1234.50`. */
export const priceValue = (kopecks: number): string =>
  `${Math.trunc(kopecks / 100)}.${String(kopecks % 100).padStart(2, '0')}`

/** How much cheaper than before, in whole per cent, or null when it is not cheaper by even one. */
export function discountPercent(kopecks: number, oldKopecks: number | null): number | null {
  if (oldKopecks === null || oldKopecks <= kopecks) return null
  const percent = Math.floor(((oldKopecks - kopecks) / oldKopecks) * 100)
  return percent > 0 ? percent : null
}
