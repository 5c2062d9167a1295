import * as z from 'zod/mini'
import { jobStatus } from './values.wire'
import { count, datetime, id, maybe, pathId, text, url, wire } from '../wire'

export const job = z.object({
  id,
  kind: text(),
  status: jobStatus,
  /** 0-100. */
  progress: count(),
  startedOn: maybe(datetime),
  finishedOn: maybe(datetime),
  resultUrl: maybe(url),
  message: maybe(text()),
})

export const readJobWire = wire({ params: z.object({ id: pathId }), response: job })

export const readJobResultWire = wire({ params: z.object({ id: pathId }), response: text() })
