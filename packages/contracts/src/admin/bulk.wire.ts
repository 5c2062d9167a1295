import * as z from 'zod/mini'
import { problem } from '../problem.wire'
import { asked } from '../query.wire'
import { count, dictionary, id, list, maybe, pathId, pathText, text, wire } from '../wire'

export const bulkRequest = z.object({
  /** At most 1000. */
  ids: maybe(list(id)),
  /** Preview query; needs expectedCount. */
  filter: maybe(dictionary(text())),
  /** 409 when the count differs. */
  expectedCount: maybe(z.int()),
  /** Listed in the resource descriptor; `takeBack` of every list with a form takes back one's own last save. */
  action: text(),
  payload: maybe(z.unknown()),
})

export const bulkError = z.object({
  id,
  problem,
})

export const bulkResult = z.object({
  done: count(),
  failed: count(),
  errors: list(bulkError),
  /** Long runs. */
  jobId: maybe(id),
})

export const runBulkWire = wire({ params: z.object({ entity: pathId }), body: bulkRequest, response: bulkResult })

export const exportListWire = wire({
  params: z.object({ entity: pathId }),
  query: z.looseObject({ format: asked(pathText(8)) }),
  response: text(),
})
