import type { Output } from '../wire'
import { adminEndpoint, type AdminEndpoint } from './endpoint'
import type * as wire from './manufacturer.wire'
import { resource } from './resource'
import { namesOf } from './resource-names'
import { manufacturerListing } from './manufacturer.listing'

/** A manufacturer record as look-ups show it. */
export type ManufacturerShort = Output<typeof wire.manufacturerShort>
/** A list of manufacturer short records. */
export type ManufacturerShortList = Output<typeof wire.manufacturerShortList>
/** A manufacturer record as its form shows it. */
export type ManufacturerEdition = Output<typeof wire.manufacturerEdition>
/** A row of the list of manufacturer records. */
export type ManufacturerPreview = Output<typeof wire.manufacturerPreview>
/** A page of the list of manufacturer records. */
export type ManufacturerPreviewList = Output<typeof wire.manufacturerPreviewList>

/** Look-up by text: manufacturers. */
export const searchManufacturers: AdminEndpoint<typeof wire.searchManufacturersWire> = adminEndpoint({
  name: 'searchManufacturers',
  method: 'GET',
  path: '/api/admin/manufacturer/short/search',
  permission: 'manufacturer:read',
  cache: 30,
  wire: () => import('./manufacturer.wire').then((module) => module.searchManufacturersWire),
})

/** Look-up by id: manufacturer. */
export const readManufacturerShort: AdminEndpoint<typeof wire.readManufacturerShortWire> = adminEndpoint({
  name: 'readManufacturerShort',
  method: 'GET',
  path: '/api/admin/manufacturer/short/{id}',
  permission: 'manufacturer:read',
  cache: 30,
  wire: () => import('./manufacturer.wire').then((module) => module.readManufacturerShortWire),
})

/** Look-up of many ids at once: manufacturers. */
export const listManufacturerShorts: AdminEndpoint<typeof wire.listManufacturerShortsWire> = adminEndpoint({
  name: 'listManufacturerShorts',
  method: 'GET',
  path: '/api/admin/manufacturer/short/list',
  permission: 'manufacturer:read',
  cache: 30,
  wire: () => import('./manufacturer.wire').then((module) => module.listManufacturerShortsWire),
})

/** One record for its form: manufacturer. */
export const readManufacturer: AdminEndpoint<typeof wire.readManufacturerWire> = adminEndpoint({
  name: 'readManufacturer',
  method: 'GET',
  path: '/api/admin/manufacturer/edition/{id}',
  permission: 'manufacturer:read',
  cache: 'etag',
  wire: () => import('./manufacturer.wire').then((module) => module.readManufacturerWire),
})

/** The list: manufacturers. */
export const listManufacturers: AdminEndpoint<typeof wire.listManufacturersWire> = adminEndpoint({
  name: 'listManufacturers',
  method: 'GET',
  path: '/api/admin/manufacturer/preview',
  permission: 'manufacturer:read',
  wire: () => import('./manufacturer.wire').then((module) => module.listManufacturersWire),
})

/** Saves a record, a new one where it has no id: manufacturer. */
export const saveManufacturer: AdminEndpoint<typeof wire.saveManufacturerWire> = adminEndpoint({
  name: 'saveManufacturer',
  method: 'POST',
  path: '/api/admin/manufacturer/edition/',
  permission: 'manufacturer:write',
  ifMatch: true,
  idempotency: 'optional',
  wire: () => import('./manufacturer.wire').then((module) => module.saveManufacturerWire),
})

/** Manufacturers: their list and their form. */
export const manufacturerResource = resource({
  ...namesOf('manufacturer'),
  listing: manufacturerListing,
  list: listManufacturers,
  read: readManufacturer,
  save: saveManufacturer,
  lookup: { search: searchManufacturers, read: readManufacturerShort, list: listManufacturerShorts },
})
