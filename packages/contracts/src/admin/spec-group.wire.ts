import * as z from 'zod/mini'
import { paging } from '../shared.wire'
import { listQuery } from './list.wire'
import { saveResult } from './save-result.wire'
import { specGroupListing } from './spec-group.listing'
import { readOnly } from './read-only.wire'
import { asked } from '../query.wire'
import { count, datetime, flag, id, list, maybe, pathId, pathText, text, wire } from '../wire'

export const specGroupShort = z.object({
  id,
  name: text(),
})

export const specGroupShortList = z.object({
  items: list(specGroupShort),
})

export const specGroupEdition = z.object({
  id: maybe(id),
  version: maybe(z.int()),
  name: text(200),
  displayOrder: count(),
  isCollapsed: flag,
  /** Order of specs in the group. */
  specIds: list(id),
  updatedOn: readOnly(datetime),
})

export const specGroupPreview = z.object({
  id,
  version: count(),
  name: text(),
  displayOrder: count(),
  isCollapsed: flag,
  specsCount: count(),
  updatedOn: datetime,
})

export const specGroupPreviewList = z.object({
  items: list(specGroupPreview),
  paging,
})

export const searchSpecGroupsWire = wire({
  query: z.object({ query: asked(pathText(200)) }),
  response: specGroupShortList,
})

export const readSpecGroupShortWire = wire({ params: z.object({ id: pathId }), response: specGroupShort })

export const readSpecGroupWire = wire({ params: z.object({ id: pathId }), response: specGroupEdition })

export const listSpecGroupsWire = wire({ query: listQuery(specGroupListing), response: specGroupPreviewList })

export const saveSpecGroupWire = wire({ body: specGroupEdition, response: saveResult })
