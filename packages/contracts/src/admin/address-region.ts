import type { Output } from '../wire'
import { adminEndpoint, type AdminEndpoint } from './endpoint'
import type * as wire from './address-region.wire'

/** A region record as look-ups show it. */
export type RegionShort = Output<typeof wire.regionShort>
/** A list of region short records. */
export type RegionShortList = Output<typeof wire.regionShortList>
/** A row of the list of address region records. */
export type AddressRegionPreview = Output<typeof wire.addressRegionPreview>

/** One region. */
export const readRegion: AdminEndpoint<typeof wire.readRegionWire> = adminEndpoint({
  name: 'readRegion',
  method: 'GET',
  path: '/api/admin/addressRegion/preview/{id}',
  permission: 'address-city:read',
  wire: () => import('./address-region.wire').then((module) => module.readRegionWire),
})

/** Regions by name. */
export const searchRegions: AdminEndpoint<typeof wire.searchRegionsWire> = adminEndpoint({
  name: 'searchRegions',
  method: 'GET',
  path: '/api/admin/addressRegion/search',
  permission: 'address-city:read',
  cache: 30,
  wire: () => import('./address-region.wire').then((module) => module.searchRegionsWire),
})
