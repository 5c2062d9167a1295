import * as z from 'zod/mini'
import { count, datetime, list, maybe, text, wire } from '../wire'

export const callStat = z.object({
  /** Method and path of the contract, `{id}` in place of ids. */
  call: text(),
  count: count(),
  /** Responses with 5xx. */
  failed: count(),
  p50Ms: z.number(),
  p95Ms: z.number(),
  maxMs: z.number(),
  lastFailedOn: maybe(datetime),
  /** Names the last failure in the log. */
  lastTraceId: maybe(text()),
})

export const callStats = z.object({
  /** Counted from here on: the last 24 hours at most, or since the server's process has started. */
  since: datetime,
  items: list(callStat),
})

export const readCallStatsWire = wire({ response: callStats })
