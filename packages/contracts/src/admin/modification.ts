import type { Output } from '../wire'
import { adminEndpoint, type AdminEndpoint } from './endpoint'
import type * as wire from './modification.wire'
import { resource } from './resource'
import { namesOf } from './resource-names'
import { modificationListing } from './modification.listing'

/** A modification record as look-ups show it. */
export type ModificationShort = Output<typeof wire.modificationShort>
/** A list of modification short records. */
export type ModificationShortList = Output<typeof wire.modificationShortList>
/** A node of a modification tree: a base plus option steps. */
export type ModificationEdition = Output<typeof wire.modificationEdition>
/** A row of the list of modification records. */
export type ModificationPreview = Output<typeof wire.modificationPreview>
/** A page of the list of modification records. */
export type ModificationPreviewList = Output<typeof wire.modificationPreviewList>
/** Modification relation. */
export type ModificationRelation = Output<typeof wire.modificationRelation>
/** Body is modificationId and items. */
export type ModificationRelations = Output<typeof wire.modificationRelations>
/** GET modification/full-name-base?ids. */
export type ModificationFullNames = Output<typeof wire.modificationFullNames>

/** Look-up by text: modifications. */
export const searchModifications: AdminEndpoint<typeof wire.searchModificationsWire> = adminEndpoint({
  name: 'searchModifications',
  method: 'GET',
  path: '/api/admin/modification/short/search',
  permission: 'modification:read',
  cache: 30,
  wire: () => import('./modification.wire').then((module) => module.searchModificationsWire),
})

/** Look-up by id: modification. */
export const readModificationShort: AdminEndpoint<typeof wire.readModificationShortWire> = adminEndpoint({
  name: 'readModificationShort',
  method: 'GET',
  path: '/api/admin/modification/short/{id}',
  permission: 'modification:read',
  cache: 30,
  wire: () => import('./modification.wire').then((module) => module.readModificationShortWire),
})

/** Look-up of many ids at once: modifications. */
export const listModificationShorts: AdminEndpoint<typeof wire.listModificationShortsWire> = adminEndpoint({
  name: 'listModificationShorts',
  method: 'GET',
  path: '/api/admin/modification/short/list',
  permission: 'modification:read',
  cache: 30,
  wire: () => import('./modification.wire').then((module) => module.listModificationShortsWire),
})

/** Full names of the modifications of some base. */
export const readModificationFullNames: AdminEndpoint<typeof wire.readModificationFullNamesWire> = adminEndpoint({
  name: 'readModificationFullNames',
  method: 'GET',
  path: '/api/admin/modification/full-name-base',
  permission: 'modification:read',
  cache: 30,
  wire: () => import('./modification.wire').then((module) => module.readModificationFullNamesWire),
})

/** One record for its form: modification. */
export const readModification: AdminEndpoint<typeof wire.readModificationWire> = adminEndpoint({
  name: 'readModification',
  method: 'GET',
  path: '/api/admin/modification/edition/{id}',
  permission: 'modification:read',
  cache: 'etag',
  wire: () => import('./modification.wire').then((module) => module.readModificationWire),
})

/** The relations of a modification. */
export const readModificationRelations: AdminEndpoint<typeof wire.readModificationRelationsWire> = adminEndpoint({
  name: 'readModificationRelations',
  method: 'GET',
  path: '/api/admin/modification/{id}/relations',
  permission: 'modification:read',
  cache: 'etag',
  wire: () => import('./modification.wire').then((module) => module.readModificationRelationsWire),
})

/** The list: modifications. */
export const listModifications: AdminEndpoint<typeof wire.listModificationsWire> = adminEndpoint({
  name: 'listModifications',
  method: 'GET',
  path: '/api/admin/modification/preview',
  permission: 'modification:read',
  wire: () => import('./modification.wire').then((module) => module.listModificationsWire),
})

/** Saves a record, a new one where it has no id: modification. */
export const saveModification: AdminEndpoint<typeof wire.saveModificationWire> = adminEndpoint({
  name: 'saveModification',
  method: 'POST',
  path: '/api/admin/modification/edition/',
  permission: 'modification:write',
  ifMatch: true,
  idempotency: 'optional',
  wire: () => import('./modification.wire').then((module) => module.saveModificationWire),
})

/** Saves the relations of a modification. */
export const saveModificationRelations: AdminEndpoint<typeof wire.saveModificationRelationsWire> = adminEndpoint({
  name: 'saveModificationRelations',
  method: 'POST',
  path: '/api/admin/modification/relations',
  permission: 'modification:write',
  ifMatch: true,
  wire: () => import('./modification.wire').then((module) => module.saveModificationRelationsWire),
})

/** The modification with these parents; the server makes it where there is none. */
export const findModificationByParents: AdminEndpoint<typeof wire.findModificationByParentsWire> = adminEndpoint({
  name: 'findModificationByParents',
  method: 'POST',
  path: '/api/admin/modification/by-parents',
  permission: 'modification:write',
  wire: () => import('./modification.wire').then((module) => module.findModificationByParentsWire),
})

/** Modifications: their list and their form. */
export const modificationResource = resource({
  ...namesOf('modification'),
  listing: modificationListing,
  list: listModifications,
  read: readModification,
  save: saveModification,
  lookup: { search: searchModifications, read: readModificationShort, list: listModificationShorts },
})
