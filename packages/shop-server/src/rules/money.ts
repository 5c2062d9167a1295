/** Roubles of the wire for whole kopecks. */
export const roubles = (kopecks: number): number => kopecks / 100

/** Roubles of the wire, or null for an amount that is not known. */
export const roublesOrNull = (kopecks: number | null): number | null => (kopecks === null ? null : kopecks / 100)

/** A share of an amount, whole kopecks, half up; percents may have decimals (7.5). */
export const percentOf = (kopecks: number, percent: number): number => Math.floor((kopecks * Math.round(percent * 100) + 5_000) / 10_000)

/** An amount as Russian text for messages: `30 000 ₽`, with non-breaking spaces. */
export const roublesText = (kopecks: number): string => {
  const [whole = '', rest] = (kopecks / 100).toFixed(2).split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, '\u00a0')
  return `${grouped}${rest === '00' ? '' : `,${rest}`}\u00a0₽`
}
