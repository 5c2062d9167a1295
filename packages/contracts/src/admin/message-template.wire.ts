import * as z from 'zod/mini'
import { paging } from '../shared.wire'
import { count, datetime, flag, id, list, maybe, pathId, text, wire } from '../wire'
import { readOnly } from './read-only.wire'
import { saveResult } from './save-result.wire'

export const messageTemplateEdition = z.object({
  id: maybe(id),
  version: maybe(z.int()),
  name: text(200),
  /** Of a mail; an SMS has none. */
  subject: maybe(text(200)),
  /** Names in braces, such as `{номер}`, are filled in from the order. */
  text: text(2000),
  isActive: flag,
  createdOn: readOnly(datetime),
  updatedOn: readOnly(datetime),
})

export const messageTemplatePreview = z.object({
  id,
  version: count(),
  name: text(),
  isActive: flag,
  createdOn: datetime,
  updatedOn: datetime,
})

export const messageTemplatePreviewList = z.object({ items: list(messageTemplatePreview), paging })

export const readMessageTemplateWire = wire({ params: z.object({ id: pathId }), response: messageTemplateEdition })

export const saveMessageTemplateWire = wire({ body: messageTemplateEdition, response: saveResult })
