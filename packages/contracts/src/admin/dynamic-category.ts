import type { Output } from '../wire'
import { adminEndpoint, type AdminEndpoint } from './endpoint'
import type * as wire from './dynamic-category.wire'
import { resource } from './resource'
import { namesOf } from './resource-names'
import { dynamicCategoryTemplateListing, dynamicCategoryListing } from './dynamic-category.listing'

/** Makes landing categories from a category and spec options. */
export type DynamicCategoryTemplateEdition = Output<typeof wire.dynamicCategoryTemplateEdition>
/** A row of the list of dynamic category template records. */
export type DynamicCategoryTemplatePreview = Output<typeof wire.dynamicCategoryTemplatePreview>
/** A page of the list of dynamic category template records. */
export type DynamicCategoryTemplatePreviewList = Output<typeof wire.dynamicCategoryTemplatePreviewList>
/** Generated; only a preview exists in the spec. */
export type DynamicCategoryPreview = Output<typeof wire.dynamicCategoryPreview>
/** A page of the list of dynamic category records. */
export type DynamicCategoryPreviewList = Output<typeof wire.dynamicCategoryPreviewList>

/** One record for its form: dynamic category template. */
export const readDynamicCategoryTemplate: AdminEndpoint<typeof wire.readDynamicCategoryTemplateWire> = adminEndpoint({
  name: 'readDynamicCategoryTemplate',
  method: 'GET',
  path: '/api/admin/dynamic-category-template/edition/{id}',
  permission: 'dynamic-category:read',
  cache: 'etag',
  wire: () => import('./dynamic-category.wire').then((module) => module.readDynamicCategoryTemplateWire),
})

/** The list: dynamic category templates. */
export const listDynamicCategoryTemplates: AdminEndpoint<typeof wire.listDynamicCategoryTemplatesWire> = adminEndpoint({
  name: 'listDynamicCategoryTemplates',
  method: 'GET',
  path: '/api/admin/dynamic-category-template/preview',
  permission: 'dynamic-category:read',
  wire: () => import('./dynamic-category.wire').then((module) => module.listDynamicCategoryTemplatesWire),
})

/** The list: dynamic categories. */
export const listDynamicCategories: AdminEndpoint<typeof wire.listDynamicCategoriesWire> = adminEndpoint({
  name: 'listDynamicCategories',
  method: 'GET',
  path: '/api/admin/dynamic-category/preview',
  permission: 'dynamic-category:read',
  wire: () => import('./dynamic-category.wire').then((module) => module.listDynamicCategoriesWire),
})

/** Saves a record, a new one where it has no id: dynamic category template. */
export const saveDynamicCategoryTemplate: AdminEndpoint<typeof wire.saveDynamicCategoryTemplateWire> = adminEndpoint({
  name: 'saveDynamicCategoryTemplate',
  method: 'POST',
  path: '/api/admin/dynamic-category-template/edition/',
  permission: 'dynamic-category:write',
  ifMatch: true,
  idempotency: 'optional',
  wire: () => import('./dynamic-category.wire').then((module) => module.saveDynamicCategoryTemplateWire),
})

/** Dynamic category templates: their list and their form. */
export const dynamicCategoryTemplateResource = resource({
  ...namesOf('dynamic-category-template'),
  listing: dynamicCategoryTemplateListing,
  list: listDynamicCategoryTemplates,
  read: readDynamicCategoryTemplate,
  save: saveDynamicCategoryTemplate,
})

/** Dynamic categories: their list and their form. */
export const dynamicCategoryResource = resource({
  ...namesOf('dynamic-category'),
  listing: dynamicCategoryListing,
  list: listDynamicCategories,
})
