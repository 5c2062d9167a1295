/** The most pieces of one product. Source: SAFE-08. */
export const MAX_QUANTITY = 9999

/** A quantity that the cart allows: whole, 1 to 9999; null for what is no number at all (SAFE-08). */
export function clampQuantity(value: unknown): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  if (typeof number !== 'number' || Number.isNaN(number)) return null
  return Math.min(MAX_QUANTITY, Math.max(1, Math.trunc(number)))
}
