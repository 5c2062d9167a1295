import type { Output } from '../wire'
import { adminEndpoint, type AdminEndpoint } from './endpoint'
import type * as wire from './spec-group.wire'
import { resource } from './resource'
import { namesOf } from './resource-names'
import { specGroupListing } from './spec-group.listing'

/** A spec group record as look-ups show it. */
export type SpecGroupShort = Output<typeof wire.specGroupShort>
/** A list of spec group short records. */
export type SpecGroupShortList = Output<typeof wire.specGroupShortList>
/** A spec group record as its form shows it. */
export type SpecGroupEdition = Output<typeof wire.specGroupEdition>
/** A row of the list of spec group records. */
export type SpecGroupPreview = Output<typeof wire.specGroupPreview>
/** A page of the list of spec group records. */
export type SpecGroupPreviewList = Output<typeof wire.specGroupPreviewList>

/** Look-up by text: characteristic groups. */
export const searchSpecGroups: AdminEndpoint<typeof wire.searchSpecGroupsWire> = adminEndpoint({
  name: 'searchSpecGroups',
  method: 'GET',
  path: '/api/admin/specGroups/short/search',
  permission: 'spec:read',
  cache: 30,
  wire: () => import('./spec-group.wire').then((module) => module.searchSpecGroupsWire),
})

/** Look-up by id: characteristic group. */
export const readSpecGroupShort: AdminEndpoint<typeof wire.readSpecGroupShortWire> = adminEndpoint({
  name: 'readSpecGroupShort',
  method: 'GET',
  path: '/api/admin/specGroups/short/{id}',
  permission: 'spec:read',
  cache: 30,
  wire: () => import('./spec-group.wire').then((module) => module.readSpecGroupShortWire),
})

/** One record for its form: characteristic group. */
export const readSpecGroup: AdminEndpoint<typeof wire.readSpecGroupWire> = adminEndpoint({
  name: 'readSpecGroup',
  method: 'GET',
  path: '/api/admin/specGroups/edition/{id}',
  permission: 'spec:read',
  cache: 'etag',
  wire: () => import('./spec-group.wire').then((module) => module.readSpecGroupWire),
})

/** The list: characteristic groups. */
export const listSpecGroups: AdminEndpoint<typeof wire.listSpecGroupsWire> = adminEndpoint({
  name: 'listSpecGroups',
  method: 'GET',
  path: '/api/admin/specGroups/preview',
  permission: 'spec:read',
  wire: () => import('./spec-group.wire').then((module) => module.listSpecGroupsWire),
})

/** Saves a record, a new one where it has no id: characteristic group. */
export const saveSpecGroup: AdminEndpoint<typeof wire.saveSpecGroupWire> = adminEndpoint({
  name: 'saveSpecGroup',
  method: 'POST',
  path: '/api/admin/specGroups/edition/',
  permission: 'spec:write',
  ifMatch: true,
  idempotency: 'optional',
  wire: () => import('./spec-group.wire').then((module) => module.saveSpecGroupWire),
})

/** Characteristic groups: their list and their form. */
export const specGroupResource = resource({
  ...namesOf('specGroups'),
  listing: specGroupListing,
  list: listSpecGroups,
  read: readSpecGroup,
  save: saveSpecGroup,
  lookup: { search: searchSpecGroups, read: readSpecGroupShort },
})
