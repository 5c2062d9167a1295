import * as z from 'zod/mini'
import { paging } from '../shared.wire'
import { listQuery } from './list.wire'
import { predefinedBlockListing } from './predefined-block.listing'
import { saveResult } from './save-result.wire'
import { blockPlacement } from './values.wire'
import { readOnly } from './read-only.wire'
import { count, datetime, flag, html, id, list, maybe, pathId, text, wire } from '../wire'

export const predefinedBlockEdition = z.object({
  id: maybe(id),
  version: maybe(z.int()),
  name: text(200),
  /** Unique. */
  code: text(50),
  placement: blockPlacement,
  contentHtml: html,
  isActive: flag,
  displayOrder: count(),
  activeFrom: maybe(datetime),
  activeTo: maybe(datetime),
  categoryIds: list(id),
  productIds: list(id),
  cityIds: list(id),
  updatedOn: readOnly(datetime),
})

export const predefinedBlockPreview = z.object({
  id,
  version: count(),
  name: text(),
  code: text(),
  placement: blockPlacement,
  isActive: flag,
  displayOrder: count(),
  updatedOn: datetime,
})

export const predefinedBlockPreviewList = z.object({
  items: list(predefinedBlockPreview),
  paging,
})

export const readPredefinedBlockWire = wire({ params: z.object({ id: pathId }), response: predefinedBlockEdition })

export const listPredefinedBlocksWire = wire({
  query: listQuery(predefinedBlockListing),
  response: predefinedBlockPreviewList,
})

export const savePredefinedBlockWire = wire({ body: predefinedBlockEdition, response: saveResult })
