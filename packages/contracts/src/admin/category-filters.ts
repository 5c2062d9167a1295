import type { Output } from '../wire'
import { adminEndpoint, type AdminEndpoint } from './endpoint'
import type * as wire from './category-filters.wire'

/** Category filter setting. */
export type CategoryFilterSetting = Output<typeof wire.categoryFilterSetting>
/** Body is categoryId and filters. */
export type CategoryFilterSettings = Output<typeof wire.categoryFilterSettings>

/** The filters of a category page. */
export const readCategoryFilters: AdminEndpoint<typeof wire.readCategoryFiltersWire> = adminEndpoint({
  name: 'readCategoryFilters',
  method: 'GET',
  path: '/api/admin/category/{id}/filters',
  permission: 'category:read',
  cache: 'etag',
  wire: () => import('./category-filters.wire').then((module) => module.readCategoryFiltersWire),
})

/** Saves the filters of a category page. */
export const saveCategoryFilters: AdminEndpoint<typeof wire.saveCategoryFiltersWire> = adminEndpoint({
  name: 'saveCategoryFilters',
  method: 'POST',
  path: '/api/admin/category/filters',
  permission: 'category:write',
  ifMatch: true,
  wire: () => import('./category-filters.wire').then((module) => module.saveCategoryFiltersWire),
})
