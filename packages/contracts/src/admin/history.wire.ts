import * as z from 'zod/mini'
import { asked, queryInt } from '../query.wire'
import { paging } from '../shared.wire'
import { historyAction } from './values.wire'
import { datetime, id, list, maybe, pathId, text, wire } from '../wire'

export const fieldChange = z.object({
  field: text(),
  label: maybe(text()),
  before: maybe(z.unknown()),
  after: maybe(z.unknown()),
})

export const historyEntry = z.object({
  id,
  on: datetime,
  /** Null = system or customer. */
  actorId: maybe(id),
  actorName: text(),
  action: historyAction,
  comment: maybe(text()),
  changes: list(fieldChange),
})

export const historyList = z.object({
  items: list(historyEntry),
  paging,
})

export const readHistoryWire = wire({
  params: z.object({ entity: pathId, id: pathId }),
  query: z.object({ pageIndex: asked(queryInt) }),
  response: historyList,
})
