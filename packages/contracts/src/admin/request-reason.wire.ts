import * as z from 'zod/mini'
import { paging } from '../shared.wire'
import { count, datetime, flag, id, list, maybe, pathId, text, wire } from '../wire'
import { readOnly } from './read-only.wire'
import { saveResult } from './save-result.wire'

export const requestReasonEdition = z.object({
  id: maybe(id),
  version: maybe(z.int()),
  name: text(200),
  isActive: flag,
  createdOn: readOnly(datetime),
  updatedOn: readOnly(datetime),
})

export const requestReasonPreview = z.object({
  id,
  version: count(),
  name: text(),
  isActive: flag,
  createdOn: datetime,
  updatedOn: datetime,
})

export const requestReasonPreviewList = z.object({ items: list(requestReasonPreview), paging })

export const readRequestReasonWire = wire({ params: z.object({ id: pathId }), response: requestReasonEdition })

export const saveRequestReasonWire = wire({ body: requestReasonEdition, response: saveResult })
