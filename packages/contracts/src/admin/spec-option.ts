import type { Output } from '../wire'
import { adminEndpoint, type AdminEndpoint } from './endpoint'
import type * as wire from './spec-option.wire'
import { resource } from './resource'
import { namesOf } from './resource-names'
import { specOptionListing } from './spec-option.listing'

/** A spec option record as look-ups show it. */
export type SpecOptionShort = Output<typeof wire.specOptionShort>
/** A list of spec option short records. */
export type SpecOptionShortList = Output<typeof wire.specOptionShortList>
/** A spec option record as its form shows it. */
export type SpecOptionEdition = Output<typeof wire.specOptionEdition>
/** A row of the list of spec option records. */
export type SpecOptionPreview = Output<typeof wire.specOptionPreview>
/** A page of the list of spec option records. */
export type SpecOptionPreviewList = Output<typeof wire.specOptionPreviewList>

/** Look-up by text: characteristic options. */
export const searchSpecOptions: AdminEndpoint<typeof wire.searchSpecOptionsWire> = adminEndpoint({
  name: 'searchSpecOptions',
  method: 'GET',
  path: '/api/admin/specOption/short/search',
  permission: 'spec:read',
  cache: 30,
  wire: () => import('./spec-option.wire').then((module) => module.searchSpecOptionsWire),
})

/** Look-up by id: characteristic option. */
export const readSpecOptionShort: AdminEndpoint<typeof wire.readSpecOptionShortWire> = adminEndpoint({
  name: 'readSpecOptionShort',
  method: 'GET',
  path: '/api/admin/specOption/short/{id}',
  permission: 'spec:read',
  cache: 30,
  wire: () => import('./spec-option.wire').then((module) => module.readSpecOptionShortWire),
})

/** One record for its form: characteristic option. */
export const readSpecOption: AdminEndpoint<typeof wire.readSpecOptionWire> = adminEndpoint({
  name: 'readSpecOption',
  method: 'GET',
  path: '/api/admin/specOption/edition/{id}',
  permission: 'spec:read',
  cache: 'etag',
  wire: () => import('./spec-option.wire').then((module) => module.readSpecOptionWire),
})

/** The list: characteristic options. */
export const listSpecOptions: AdminEndpoint<typeof wire.listSpecOptionsWire> = adminEndpoint({
  name: 'listSpecOptions',
  method: 'GET',
  path: '/api/admin/specOption/preview',
  permission: 'spec:read',
  wire: () => import('./spec-option.wire').then((module) => module.listSpecOptionsWire),
})

/** Saves a record, a new one where it has no id: characteristic option. */
export const saveSpecOption: AdminEndpoint<typeof wire.saveSpecOptionWire> = adminEndpoint({
  name: 'saveSpecOption',
  method: 'POST',
  path: '/api/admin/specOption/edition/',
  permission: 'spec:write',
  ifMatch: true,
  idempotency: 'optional',
  wire: () => import('./spec-option.wire').then((module) => module.saveSpecOptionWire),
})

/** Characteristic options: their list and their form. */
export const specOptionResource = resource({
  ...namesOf('specOption'),
  listing: specOptionListing,
  list: listSpecOptions,
  read: readSpecOption,
  save: saveSpecOption,
  lookup: { search: searchSpecOptions, read: readSpecOptionShort },
})
