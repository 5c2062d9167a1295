import type { Output } from '../wire'
import { adminEndpoint, type AdminEndpoint } from './endpoint'
import type * as wire from './spec.wire'
import { resource } from './resource'
import { namesOf } from './resource-names'
import { specListing } from './spec.listing'

/** A spec record as look-ups show it. */
export type SpecShort = Output<typeof wire.specShort>
/** A list of spec short records. */
export type SpecShortList = Output<typeof wire.specShortList>
/** A spec record as its form shows it. */
export type SpecEdition = Output<typeof wire.specEdition>
/** A row of the list of spec records. */
export type SpecPreview = Output<typeof wire.specPreview>
/** A page of the list of spec records. */
export type SpecPreviewList = Output<typeof wire.specPreviewList>

/** Look-up by text: characteristics. */
export const searchSpecs: AdminEndpoint<typeof wire.searchSpecsWire> = adminEndpoint({
  name: 'searchSpecs',
  method: 'GET',
  path: '/api/admin/spec/short/search',
  permission: 'spec:read',
  cache: 30,
  wire: () => import('./spec.wire').then((module) => module.searchSpecsWire),
})

/** Look-up by id: characteristic. */
export const readSpecShort: AdminEndpoint<typeof wire.readSpecShortWire> = adminEndpoint({
  name: 'readSpecShort',
  method: 'GET',
  path: '/api/admin/spec/short/{id}',
  permission: 'spec:read',
  cache: 30,
  wire: () => import('./spec.wire').then((module) => module.readSpecShortWire),
})

/** One record for its form: characteristic. */
export const readSpec: AdminEndpoint<typeof wire.readSpecWire> = adminEndpoint({
  name: 'readSpec',
  method: 'GET',
  path: '/api/admin/spec/edition/{id}',
  permission: 'spec:read',
  cache: 'etag',
  wire: () => import('./spec.wire').then((module) => module.readSpecWire),
})

/** The list: characteristics. */
export const listSpecs: AdminEndpoint<typeof wire.listSpecsWire> = adminEndpoint({
  name: 'listSpecs',
  method: 'GET',
  path: '/api/admin/spec/preview',
  permission: 'spec:read',
  wire: () => import('./spec.wire').then((module) => module.listSpecsWire),
})

/** Saves a record, a new one where it has no id: characteristic. */
export const saveSpec: AdminEndpoint<typeof wire.saveSpecWire> = adminEndpoint({
  name: 'saveSpec',
  method: 'POST',
  path: '/api/admin/spec/edition/',
  permission: 'spec:write',
  ifMatch: true,
  idempotency: 'optional',
  wire: () => import('./spec.wire').then((module) => module.saveSpecWire),
})

/** Characteristics: their list and their form. */
export const specResource = resource({
  ...namesOf('spec'),
  listing: specListing,
  list: listSpecs,
  read: readSpec,
  save: saveSpec,
  lookup: { search: searchSpecs, read: readSpecShort },
})
