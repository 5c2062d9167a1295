/** An hour in milliseconds. */
export const HOUR_MS = 3_600_000
/** A day in milliseconds. */
export const DAY_MS = 24 * HOUR_MS

/** The day of a number of milliseconds that stands for a day already, YYYY-MM-DD. */
export const dayText = (utcMs: number): string => new Date(utcMs).toISOString().slice(0, 10)
