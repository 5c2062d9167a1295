import * as z from 'zod/mini'
import { count, datetime, id, list, maybe, text } from '../wire'

export const saveResult = z.object({
  id,
  /** Also sent as ETag "v{version}". */
  version: count(),
  updatedOn: datetime,
  /** Saved, but staff should look. */
  warnings: maybe(list(text())),
  /** The saved record as its read answers it; without it the form reads again. */
  model: maybe(z.unknown()),
})
