/** The middle one of some figures; the mean of the middle two where there is no middle. Null of none. */
export function median(values: readonly number[]): number | null {
  const sorted = [...values].sort((one, other) => one - other)
  const upper = sorted[sorted.length >> 1]
  const lower = sorted[(sorted.length - 1) >> 1]
  return upper === undefined || lower === undefined ? null : (lower + upper) / 2
}

/** The least of some figures: what a busy machine has disturbed least. Null of none. */
export const least: typeof median = (values) => (values.length === 0 ? null : Math.min(...values))
