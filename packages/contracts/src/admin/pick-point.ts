import type { Output } from '../wire'
import { adminEndpoint, type AdminEndpoint } from './endpoint'
import type * as wire from './pick-point.wire'
import { resource } from './resource'
import { namesOf } from './resource-names'
import { pickPointListing } from './pick-point.listing'

/** Entity transport company pick point; read path transportCompanyPickPoint, save path pickpoint. */
export type PickPointEdition = Output<typeof wire.pickPointEdition>
/** A row of the list of pick point records. */
export type PickPointPreview = Output<typeof wire.pickPointPreview>
/** A page of the list of pick point records. */
export type PickPointPreviewList = Output<typeof wire.pickPointPreviewList>
/** Geo bounds. */
export type GeoBounds = Output<typeof wire.geoBounds>
/** Body of POST transportCompanyPickPoint/search/. */
export type PickPointSearchRequest = Output<typeof wire.pickPointSearchRequest>
/** Pick point cluster. */
export type PickPointCluster = Output<typeof wire.pickPointCluster>
/** What the server made of a request: pick point search. */
export type PickPointSearchResult = Output<typeof wire.pickPointSearchResult>

/** One record for its form: pickup point. */
export const readPickPoint: AdminEndpoint<typeof wire.readPickPointWire> = adminEndpoint({
  name: 'readPickPoint',
  method: 'GET',
  path: '/api/admin/transportCompanyPickPoint/edition/{id}',
  permission: 'pick-point:read',
  cache: 'etag',
  wire: () => import('./pick-point.wire').then((module) => module.readPickPointWire),
})

/** The list: pickup points. */
export const listPickPoints: AdminEndpoint<typeof wire.listPickPointsWire> = adminEndpoint({
  name: 'listPickPoints',
  method: 'GET',
  path: '/api/admin/transportCompanyPickPoint/preview',
  permission: 'pick-point:read',
  wire: () => import('./pick-point.wire').then((module) => module.listPickPointsWire),
})

/** Saves a pickup point. */
export const savePickPoint: AdminEndpoint<typeof wire.savePickPointWire> = adminEndpoint({
  name: 'savePickPoint',
  method: 'POST',
  path: '/api/admin/pickpoint/edition/',
  permission: 'pick-point:write',
  ifMatch: true,
  idempotency: 'optional',
  wire: () => import('./pick-point.wire').then((module) => module.savePickPointWire),
})

/** Pickup points by text, city, carrier and part of the map. */
export const searchPickPoints: AdminEndpoint<typeof wire.searchPickPointsWire> = adminEndpoint({
  name: 'searchPickPoints',
  method: 'POST',
  path: '/api/admin/transportCompanyPickPoint/search/',
  permission: 'pick-point:read',
  wire: () => import('./pick-point.wire').then((module) => module.searchPickPointsWire),
})

/** Pickup points: their list and their form. */
export const pickPointResource = resource({
  ...namesOf('transportCompanyPickPoint'),
  listing: pickPointListing,
  list: listPickPoints,
  read: readPickPoint,
  save: savePickPoint,
})
