import * as z from 'zod/mini'
import { fileType } from '../product.wire'
import { asked, queryInt } from '../query.wire'
import { count, datetime, id, maybe, nothing, pathId, text, url, wire } from '../wire'

export const fileUploadResult = z.object({
  id,
  type: fileType,
  /** Original name. */
  name: text(),
  contentType: text(),
  sizeBytes: count(),
  url,
  /** Images only. */
  previewUrl: maybe(url),
  width: maybe(z.int()),
  height: maybe(z.int()),
  createdOn: datetime,
  /** Same content hash. */
  duplicateOf: maybe(id),
})

export const fileUrl = z.object({
  url,
  /** Signed links. */
  expiresOn: maybe(datetime),
})

export const uploadFileWire = wire({ query: z.object({ type: asked(fileType) }), response: fileUploadResult })

export const readFileUrlWire = wire({ params: z.object({ id: pathId }), response: fileUrl })

export const readFilePreviewUrlWire = wire({
  params: z.object({ id: pathId }),
  query: z.object({ width: asked(queryInt) }),
  response: fileUrl,
})

export const deleteFileWire = wire({ params: z.object({ type: pathId, id: pathId }), response: nothing })
