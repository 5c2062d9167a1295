import * as z from 'zod/mini'
import { paging } from '../shared.wire'
import { listQuery } from './list.wire'
import { productRelationTypeListing } from './product-relation-type.listing'
import { saveResult } from './save-result.wire'
import { readOnly } from './read-only.wire'
import { asked } from '../query.wire'
import { count, datetime, flag, id, list, maybe, pathId, pathText, text, wire } from '../wire'

export const productRelationTypeShort = z.object({
  id,
  name: text(),
  code: text(),
})

export const productRelationTypeShortList = z.object({
  items: list(productRelationTypeShort),
})

export const productRelationTypeEdition = z.object({
  id: maybe(id),
  version: maybe(z.int()),
  /** In the staff wing. */
  name: text(100),
  /** On the product page. */
  displayName: text(100),
  /** Unique: analogs, accessories, with-this-buy. */
  code: text(50),
  displayOrder: count(),
  isMutual: flag,
  reverseTypeId: maybe(id),
  isShownOnProductPage: flag,
  maxItems: maybe(z.int()),
  updatedOn: readOnly(datetime),
})

export const productRelationTypePreview = z.object({
  id,
  version: count(),
  name: text(),
  displayName: text(),
  code: text(),
  displayOrder: count(),
  isMutual: flag,
  isShownOnProductPage: flag,
  relationsCount: count(),
})

export const productRelationTypePreviewList = z.object({
  items: list(productRelationTypePreview),
  paging,
})

export const searchProductRelationTypesWire = wire({
  query: z.object({ query: asked(pathText(200)) }),
  response: productRelationTypeShortList,
})

export const readProductRelationTypeShortWire = wire({
  params: z.object({ id: pathId }),
  response: productRelationTypeShort,
})

export const readProductRelationTypeWire = wire({
  params: z.object({ id: pathId }),
  response: productRelationTypeEdition,
})

export const listProductRelationTypesWire = wire({
  query: listQuery(productRelationTypeListing),
  response: productRelationTypePreviewList,
})

export const saveProductRelationTypeWire = wire({ body: productRelationTypeEdition, response: saveResult })
