import { loadCityPreview } from '../city'
import type { Output } from '../wire'
import { adminEndpoint, type AdminEndpoint } from './endpoint'
import type * as wire from './address-city.wire'
import { resource } from './resource'
import { namesOf } from './resource-names'
import { addressCityListing } from './address-city.listing'

/** An address city record as its form shows it. */
export type AddressCityEdition = Output<typeof wire.addressCityEdition>
/** A page of the list of address city records. */
export type AddressCityPreviewList = Output<typeof wire.addressCityPreviewList>

/** One record for its form: city. */
export const readAddressCity: AdminEndpoint<typeof wire.readAddressCityWire> = adminEndpoint({
  name: 'readAddressCity',
  method: 'GET',
  path: '/api/admin/addressCity/edition/{id}',
  permission: 'address-city:read',
  cache: 'etag',
  wire: () => import('./address-city.wire').then((module) => module.readAddressCityWire),
})

/** The list: cities. */
export const listAddressCities: AdminEndpoint<typeof wire.listAddressCitiesWire> = adminEndpoint({
  name: 'listAddressCities',
  method: 'GET',
  path: '/api/admin/addressCity/preview',
  permission: 'address-city:read',
  wire: () => import('./address-city.wire').then((module) => module.listAddressCitiesWire),
})

/** Cities by the beginning of a name, as rows. */
export const searchAddressCities: AdminEndpoint<typeof wire.searchAddressCitiesWire> = adminEndpoint({
  name: 'searchAddressCities',
  method: 'GET',
  path: '/api/admin/addressCity/search',
  permission: 'address-city:read',
  cache: 30,
  wire: () => import('./address-city.wire').then((module) => module.searchAddressCitiesWire),
})

/** Saves a record, a new one where it has no id: city. */
export const saveAddressCity: AdminEndpoint<typeof wire.saveAddressCityWire> = adminEndpoint({
  name: 'saveAddressCity',
  method: 'POST',
  path: '/api/admin/addressCity/edition/',
  permission: 'address-city:write',
  ifMatch: true,
  idempotency: 'optional',
  wire: () => import('./address-city.wire').then((module) => module.saveAddressCityWire),
})

/** Cities: their list and their form. */
export const addressCityResource = resource({
  ...namesOf('addressCity'),
  listing: addressCityListing,
  list: listAddressCities,
  read: readAddressCity,
  save: saveAddressCity,
  lookup: { search: searchAddressCities, read: loadCityPreview },
})
