/** An hour in milliseconds. */
export const HOUR_MS = 3_600_000
/** A day in milliseconds. */
export const DAY_MS = 24 * HOUR_MS

/** The day of a moment by the shop's clock, YYYY-MM-DD. */
export const dayOf = (ms: number, zoneMinutes: number): string =>
  new Date(ms + zoneMinutes * 60_000).toISOString().slice(0, 10)
