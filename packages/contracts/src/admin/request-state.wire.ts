import * as z from 'zod/mini'
import { paging } from '../shared.wire'
import { count, datetime, flag, id, list, maybe, pathId, text, wire } from '../wire'
import { readOnly } from './read-only.wire'
import { saveResult } from './save-result.wire'
import { requestStatus } from './values.wire'

export const requestStateEdition = z.object({
  id: maybe(id),
  version: maybe(z.int()),
  name: text(200),
  /** What the state means to the queue and to the rules of the shop; stays as it was made. */
  status: requestStatus,
  displayOrder: z.int(),
  isActive: flag,
  createdOn: readOnly(datetime),
  updatedOn: readOnly(datetime),
})

export const requestStatePreview = z.object({
  id,
  version: count(),
  name: text(),
  status: requestStatus,
  displayOrder: z.int(),
  isActive: flag,
  createdOn: datetime,
  updatedOn: datetime,
})

export const requestStatePreviewList = z.object({ items: list(requestStatePreview), paging })

export const readRequestStateWire = wire({ params: z.object({ id: pathId }), response: requestStateEdition })

export const saveRequestStateWire = wire({ body: requestStateEdition, response: saveResult })
