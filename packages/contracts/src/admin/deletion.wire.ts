import * as z from 'zod/mini'
import { count, flag, id, list, text } from '../wire'

export const deletionBlocker = z.object({
  /** Orders, relations, feeds, modifications, comments. */
  kind: text(),
  count: count(),
  message: text(),
  /** At most 5. */
  sampleIds: list(id),
})

export const deletionValidation = z.object({
  isValid: flag,
  errors: list(deletionBlocker),
  warnings: list(deletionBlocker),
})
