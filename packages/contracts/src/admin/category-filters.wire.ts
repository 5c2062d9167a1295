import * as z from 'zod/mini'
import { categoryFilterType } from '../filter-type.wire'
import { saveResult } from './save-result.wire'
import { categoryFilterSource } from './values.wire'
import { count, flag, id, list, maybe, pathId, text, wire } from '../wire'

export const categoryFilterSetting = z.object({
  id: maybe(id),
  source: categoryFilterSource,
  /** Required when source is Spec. */
  specId: maybe(id),
  /** Default: spec name. */
  name: maybe(text(100)),
  /** Unique in the category. */
  searchCode: text(50),
  filterType: categoryFilterType,
  displayOrder: count(),
  isCollapsed: flag,
  /** Null = all options. */
  optionIds: maybe(list(id)),
  hint: maybe(text(300)),
})

export const categoryFilterSettings = z.object({
  categoryId: id,
  version: maybe(z.int()),
  filters: list(categoryFilterSetting),
})

export const readCategoryFiltersWire = wire({ params: z.object({ id: pathId }), response: categoryFilterSettings })

export const saveCategoryFiltersWire = wire({ body: categoryFilterSettings, response: saveResult })
