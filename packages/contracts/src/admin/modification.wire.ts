import * as z from 'zod/mini'
import { asked, queryFlag } from '../query.wire'
import { namedRef, paging } from '../shared.wire'
import { listQuery, queryIds } from './list.wire'
import { modificationListing } from './modification.listing'
import { saveResult } from './save-result.wire'
import { modificationRelationType } from './values.wire'
import { readOnly } from './read-only.wire'
import { count, datetime, flag, id, list, maybe, pathId, pathText, text, wire } from '../wire'

export const modificationShort = z.object({
  id,
  name: text(),
  /** Used when useFullName=true. */
  fullName: text(),
  /** Query rootId. */
  rootId: maybe(id),
  /** Query excludeBase. */
  isBase: flag,
})

export const modificationShortList = z.object({
  items: list(modificationShort),
})

export const modificationEdition = z.object({
  id: maybe(id),
  version: maybe(z.int()),
  /** Own part: "25 кг". */
  name: text(200),
  /** : "Цемент М500 25 кг". */
  fullName: readOnly(text()),
  rootId: readOnly(maybe(id)),
  /** Identity for by-parents. */
  parentIds: list(id),
  isBase: flag,
  productId: maybe(id),
  specOptionIds: list(id),
  displayOrder: count(),
  isVisible: flag,
  childCount: readOnly(count()),
  updatedOn: readOnly(datetime),
})

export const modificationPreview = z.object({
  id,
  version: count(),
  name: text(),
  fullName: text(),
  rootId: maybe(id),
  /** What it stands below, for the tree. */
  parentIds: maybe(list(id)),
  isBase: flag,
  productName: maybe(text()),
  childCount: count(),
  isVisible: flag,
})

export const modificationPreviewList = z.object({
  items: list(modificationPreview),
  paging,
})

export const modificationRelation = z.object({
  relatedModificationId: id,
  related: readOnly(maybe(modificationShort)),
  type: modificationRelationType,
  note: maybe(text(300)),
  displayOrder: count(),
})

export const modificationRelations = z.object({
  modificationId: id,
  version: maybe(z.int()),
  items: list(modificationRelation),
})

export const modificationFullNames = z.object({
  /** Id and full name of the base. */
  items: list(namedRef),
})

export const searchModificationsWire = wire({
  query: z.object({
    query: asked(pathText(200)),
    rootId: asked(pathId),
    excludeBase: asked(queryFlag),
    useFullName: asked(queryFlag),
  }),
  response: modificationShortList,
})

export const readModificationShortWire = wire({ params: z.object({ id: pathId }), response: modificationShort })

export const listModificationShortsWire = wire({ query: z.object({ ids: queryIds }), response: modificationShortList })

export const readModificationFullNamesWire = wire({
  query: z.object({ ids: queryIds }),
  response: modificationFullNames,
})

export const readModificationWire = wire({ params: z.object({ id: pathId }), response: modificationEdition })

export const readModificationRelationsWire = wire({ params: z.object({ id: pathId }), response: modificationRelations })

export const listModificationsWire = wire({ query: listQuery(modificationListing), response: modificationPreviewList })

export const saveModificationWire = wire({ body: modificationEdition, response: saveResult })

export const saveModificationRelationsWire = wire({ body: modificationRelations, response: saveResult })

export const findModificationByParentsWire = wire({ query: z.object({ ids: queryIds }), response: modificationShort })
