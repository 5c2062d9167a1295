import { dayAfter, dayIn, momentOf } from '@prilavok/core/clock'

/** Moments that people name when they ask to be called again, as ISO texts. */
export interface CallTimes {
  readonly hour: string
  /** Null once it is past, or too near to be another time. */
  readonly evening: string | null
  readonly tomorrow: string
}

const HOUR_MS = 3_600_000

/** In an hour, this evening and tomorrow morning by the clock of the shop. */
export function callTimes(now: number, timeZone: string): CallTimes {
  const today = dayIn(now, timeZone)
  const evening = momentOf(`${today}T18:00`, timeZone)
  return {
    hour: new Date(now + HOUR_MS).toISOString(),
    evening: evening > now + HOUR_MS ? new Date(evening).toISOString() : null,
    tomorrow: new Date(momentOf(`${dayAfter(today, 1)}T10:00`, timeZone)).toISOString(),
  }
}
