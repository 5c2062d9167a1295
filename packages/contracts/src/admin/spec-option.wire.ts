import * as z from 'zod/mini'
import { asked } from '../query.wire'
import { paging } from '../shared.wire'
import { listQuery } from './list.wire'
import { saveResult } from './save-result.wire'
import { specOptionListing } from './spec-option.listing'
import { color } from './formats.wire'
import { readOnly } from './read-only.wire'
import { count, datetime, id, list, maybe, pathId, pathText, text, wire } from '../wire'

export const specOptionShort = z.object({
  id,
  name: text(),
  /** Query specId. */
  specId: id,
  searchCode: maybe(text()),
  colorHex: maybe(color),
})

export const specOptionShortList = z.object({
  items: list(specOptionShort),
})

export const specOptionEdition = z.object({
  id: maybe(id),
  version: maybe(z.int()),
  specId: id,
  /** Unique in the spec. */
  name: text(200),
  /** Unique in the spec. */
  searchCode: maybe(text(50)),
  /** For sorting. */
  numericValue: maybe(z.number()),
  colorHex: maybe(color),
  pictureFileId: maybe(id),
  displayOrder: count(),
  synonyms: list(text()),
  productCount: readOnly(count()),
  updatedOn: readOnly(datetime),
})

export const specOptionPreview = z.object({
  id,
  version: count(),
  name: text(),
  specId: id,
  specName: text(),
  searchCode: maybe(text()),
  numericValue: maybe(z.number()),
  displayOrder: count(),
  productCount: count(),
})

export const specOptionPreviewList = z.object({
  items: list(specOptionPreview),
  paging,
})

export const searchSpecOptionsWire = wire({
  query: z.object({ query: asked(pathText(200)), specId: asked(pathId) }),
  response: specOptionShortList,
})

export const readSpecOptionShortWire = wire({ params: z.object({ id: pathId }), response: specOptionShort })

export const readSpecOptionWire = wire({ params: z.object({ id: pathId }), response: specOptionEdition })

export const listSpecOptionsWire = wire({ query: listQuery(specOptionListing), response: specOptionPreviewList })

export const saveSpecOptionWire = wire({ body: specOptionEdition, response: saveResult })
