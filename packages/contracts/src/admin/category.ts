import type { Output } from '../wire'
import { adminEndpoint, type AdminEndpoint } from './endpoint'
import type * as wire from './category.wire'
import { resource } from './resource'
import { namesOf } from './resource-names'
import { categoryListing } from './category.listing'

/** A category record as look-ups show it. */
export type CategoryShort = Output<typeof wire.categoryShort>
/** A list of category short records. */
export type CategoryShortList = Output<typeof wire.categoryShortList>
/** A category record as its form shows it. */
export type CategoryEdition = Output<typeof wire.categoryEdition>
/** A row of the list of category records. */
export type CategoryPreview = Output<typeof wire.categoryPreview>
/** A page of the list of category records. */
export type CategoryPreviewList = Output<typeof wire.categoryPreviewList>

/** Look-up by text: categories. */
export const searchCategories: AdminEndpoint<typeof wire.searchCategoriesWire> = adminEndpoint({
  name: 'searchCategories',
  method: 'GET',
  path: '/api/admin/category/short/search',
  permission: 'category:read',
  cache: 30,
  wire: () => import('./category.wire').then((module) => module.searchCategoriesWire),
})

/** Look-up by id: category. */
export const readCategoryShort: AdminEndpoint<typeof wire.readCategoryShortWire> = adminEndpoint({
  name: 'readCategoryShort',
  method: 'GET',
  path: '/api/admin/category/short/{id}',
  permission: 'category:read',
  cache: 30,
  wire: () => import('./category.wire').then((module) => module.readCategoryShortWire),
})

/** Look-up of many ids at once: categories. */
export const listCategoryShorts: AdminEndpoint<typeof wire.listCategoryShortsWire> = adminEndpoint({
  name: 'listCategoryShorts',
  method: 'GET',
  path: '/api/admin/category/short/list',
  permission: 'category:read',
  cache: 30,
  wire: () => import('./category.wire').then((module) => module.listCategoryShortsWire),
})

/** One record for its form: category. */
export const readCategory: AdminEndpoint<typeof wire.readCategoryWire> = adminEndpoint({
  name: 'readCategory',
  method: 'GET',
  path: '/api/admin/category/edition/{id}',
  permission: 'category:read',
  cache: 'etag',
  wire: () => import('./category.wire').then((module) => module.readCategoryWire),
})

/** The list: categories. */
export const listCategories: AdminEndpoint<typeof wire.listCategoriesWire> = adminEndpoint({
  name: 'listCategories',
  method: 'GET',
  path: '/api/admin/category/preview',
  permission: 'category:read',
  wire: () => import('./category.wire').then((module) => module.listCategoriesWire),
})

/** Saves a record, a new one where it has no id: category. */
export const saveCategory: AdminEndpoint<typeof wire.saveCategoryWire> = adminEndpoint({
  name: 'saveCategory',
  method: 'POST',
  path: '/api/admin/category/edition/',
  permission: 'category:write',
  ifMatch: true,
  idempotency: 'optional',
  wire: () => import('./category.wire').then((module) => module.saveCategoryWire),
})

/** Categories: their list and their form. */
export const categoryResource = resource({
  ...namesOf('category'),
  listing: categoryListing,
  list: listCategories,
  read: readCategory,
  save: saveCategory,
  lookup: { search: searchCategories, read: readCategoryShort, list: listCategoryShorts },
})
