import * as z from 'zod/mini'
import { fileType } from '../product.wire'
import { asked, queryInt } from '../query.wire'
import { paging } from '../shared.wire'
import { count, datetime, flag, id, list, maybe, nothing, pathId, text, url, wire } from '../wire'

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

const listedFields = {
  id,
  type: fileType,
  /** Name of the latest upload. */
  name: text(),
  contentType: text(),
  sizeBytes: count(),
  /** Images only. */
  previewUrl: maybe(url),
  width: maybe(z.int()),
  height: maybe(z.int()),
  createdOn: datetime,
  /** Who uploaded it first. */
  createdByName: text(),
  /** How many records or their parts show it. */
  usesCount: count(),
}

export const filePreview = z.object(listedFields)

export const filePreviewList = z.object({ items: list(filePreview), paging })

export const fileUse = z.object({
  /** The name of the resource in addresses. */
  resource: text(),
  id,
  /** The part of the record, such as its pictures; null: the record itself. */
  part: maybe(text()),
})

/** The places that show a file, those of which the member may not read as a number. */
export const fileUses = z.object({ uses: list(fileUse), hiddenUses: count() })

export const fileEdition = z.object({
  ...listedFields,
  url,
  uses: list(fileUse),
  hiddenUses: count(),
  /** When other bytes took the place of the first ones, and who put them there. */
  replacedOn: maybe(datetime),
  replacedByName: maybe(text()),
  /** Whether the member may replace and delete it. */
  mayChange: flag,
  /** Whether the member may put the bytes before back. */
  mayTakeBack: flag,
})

export const readFileWire = wire({ params: z.object({ id: pathId }), response: fileEdition })

export const replaceFileWire = wire({ params: z.object({ id: pathId }), response: fileEdition })

export const takeBackFileWire = wire({ params: z.object({ id: pathId }), response: fileEdition })

export const uploadFileWire = wire({ query: z.object({ type: asked(fileType) }), response: fileUploadResult })

export const readFileUrlWire = wire({ params: z.object({ id: pathId }), response: fileUrl })

export const readFilePreviewUrlWire = wire({
  params: z.object({ id: pathId }),
  query: z.object({ width: asked(queryInt) }),
  response: fileUrl,
})

export const deleteFileWire = wire({ params: z.object({ type: pathId, id: pathId }), response: nothing })
