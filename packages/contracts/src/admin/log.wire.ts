import * as z from 'zod/mini'
import { paging } from '../shared.wire'
import { listQuery } from './list.wire'
import { logListing } from './log.listing'
import { logLevel } from './values.wire'
import { datetime, id, list, maybe, text, wire } from '../wire'

export const logPreview = z.object({
  id,
  createdOn: datetime,
  level: logLevel,
  source: text(),
  message: text(),
  exception: maybe(text()),
  url: maybe(text()),
  userId: maybe(id),
  userName: maybe(text()),
  traceId: maybe(text()),
  /** Secrets and personal data removed. */
  data: maybe(z.unknown()),
})

export const logPreviewList = z.object({
  items: list(logPreview),
  paging,
})

export const listLogsWire = wire({ query: listQuery(logListing), response: logPreviewList })
