import type { Output } from '../wire'
import { adminEndpoint, type AdminEndpoint } from './endpoint'
import type * as wire from './feature.wire'
import { resource } from './resource'
import { namesOf } from './resource-names'
import { featureListing } from './feature.listing'

/** Entity 'feature'. We read it as a feature flag, because the only storefront path with 'feature' is GET /api/feature/{name}/enabled. */
export type FeatureEdition = Output<typeof wire.featureEdition>
/** A row of the list of feature records. */
export type FeaturePreview = Output<typeof wire.featurePreview>
/** A page of the list of feature records. */
export type FeaturePreviewList = Output<typeof wire.featurePreviewList>

/** One record for its form: feature flag. */
export const readFeature: AdminEndpoint<typeof wire.readFeatureWire> = adminEndpoint({
  name: 'readFeature',
  method: 'GET',
  path: '/api/admin/feature/edition/{id}',
  permission: 'feature:read',
  cache: 'etag',
  wire: () => import('./feature.wire').then((module) => module.readFeatureWire),
})

/** The list: feature flags. */
export const listFeatures: AdminEndpoint<typeof wire.listFeaturesWire> = adminEndpoint({
  name: 'listFeatures',
  method: 'GET',
  path: '/api/admin/feature/preview',
  permission: 'feature:read',
  wire: () => import('./feature.wire').then((module) => module.listFeaturesWire),
})

/** Saves a record, a new one where it has no id: feature flag. */
export const saveFeature: AdminEndpoint<typeof wire.saveFeatureWire> = adminEndpoint({
  name: 'saveFeature',
  method: 'POST',
  path: '/api/admin/feature/edition/',
  permission: 'feature:write',
  ifMatch: true,
  idempotency: 'optional',
  wire: () => import('./feature.wire').then((module) => module.saveFeatureWire),
})

/** Feature flags: their list and their form. */
export const featureResource = resource({
  ...namesOf('feature'),
  listing: featureListing,
  list: listFeatures,
  read: readFeature,
  save: saveFeature,
})
