import * as z from 'zod/mini'
import { readOnly } from './read-only.wire'
import { saveResult } from './save-result.wire'
import { count, dictionary, flag, id, list, maybe, nothing, pathId, pathText, text, wire } from '../wire'

export const savedViewState = z.object({
  /** Same names as the query. */
  filters: z.unknown(),
  sort: maybe(text()),
  /** Order and visibility. */
  columns: list(text()),
  /** Pixels. */
  widths: maybe(dictionary(z.int())),
  /** Column to left or right. */
  pinned: maybe(dictionary(text())),
  /** Compact, normal. */
  density: maybe(text()),
  search: maybe(text()),
})

export const savedView = z.object({
  id,
  version: count(),
  resource: text(),
  name: text(100),
  isShared: flag,
  isDefault: flag,
  ownerId: id,
  state: savedViewState,
})

/** A view as it is saved; without an id, the view of this name, or a new one. */
export const savedViewSave = z.extend(savedView, {
  id: maybe(id),
  version: maybe(z.int()),
  ownerId: readOnly(maybe(id)),
})

export const savedViewList = z.object({
  items: list(savedView),
})

export const listViewsWire = wire({ query: z.object({ resource: pathText(200) }), response: savedViewList })

export const saveViewWire = wire({ body: savedViewSave, response: saveResult })

export const deleteViewWire = wire({ params: z.object({ id: pathId }), response: nothing })
