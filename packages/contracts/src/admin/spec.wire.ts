import * as z from 'zod/mini'
import { asked, queryFlag } from '../query.wire'
import { paging } from '../shared.wire'
import { listQuery } from './list.wire'
import { saveResult } from './save-result.wire'
import { specListing } from './spec.listing'
import { specValueKind } from './values.wire'
import { readOnly } from './read-only.wire'
import { count, datetime, flag, id, list, maybe, pathId, pathText, text, wire } from '../wire'

export const specShort = z.object({
  id,
  name: text(),
  /** withSearchCodeOnly filters on it. */
  searchCode: maybe(text()),
  unit: maybe(text()),
  valueKind: specValueKind,
  groupName: maybe(text()),
})

export const specShortList = z.object({
  items: list(specShort),
})

export const specEdition = z.object({
  id: maybe(id),
  version: maybe(z.int()),
  name: text(200),
  /** Unique; latin, used in the filter hash. */
  searchCode: maybe(text(50)),
  specGroupId: maybe(id),
  /** Cannot change when used. */
  valueKind: specValueKind,
  unit: maybe(text(20)),
  isFilterable: flag,
  isComparable: flag,
  isShownInList: flag,
  isMultiple: flag,
  displayOrder: count(),
  description: maybe(text(1000)),
  synonyms: list(text()),
  optionsCount: readOnly(count()),
  productCount: readOnly(count()),
  updatedOn: readOnly(datetime),
})

export const specPreview = z.object({
  id,
  version: count(),
  name: text(),
  searchCode: maybe(text()),
  groupName: maybe(text()),
  valueKind: specValueKind,
  unit: maybe(text()),
  isFilterable: flag,
  optionsCount: count(),
  productCount: count(),
  updatedOn: datetime,
})

export const specPreviewList = z.object({
  items: list(specPreview),
  paging,
})

export const searchSpecsWire = wire({
  query: z.object({ query: asked(pathText(200)), withSearchCodeOnly: asked(queryFlag) }),
  response: specShortList,
})

export const readSpecShortWire = wire({ params: z.object({ id: pathId }), response: specShort })

export const readSpecWire = wire({ params: z.object({ id: pathId }), response: specEdition })

export const listSpecsWire = wire({ query: listQuery(specListing), response: specPreviewList })

export const saveSpecWire = wire({ body: specEdition, response: saveResult })
