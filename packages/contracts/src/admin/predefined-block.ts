import type { Output } from '../wire'
import { adminEndpoint, type AdminEndpoint } from './endpoint'
import type * as wire from './predefined-block.wire'
import { resource } from './resource'
import { namesOf } from './resource-names'
import { predefinedBlockListing } from './predefined-block.listing'

/** A predefined block record as its form shows it. */
export type PredefinedBlockEdition = Output<typeof wire.predefinedBlockEdition>
/** A row of the list of predefined block records. */
export type PredefinedBlockPreview = Output<typeof wire.predefinedBlockPreview>
/** A page of the list of predefined block records. */
export type PredefinedBlockPreviewList = Output<typeof wire.predefinedBlockPreviewList>

/** One record for its form: content block. */
export const readPredefinedBlock: AdminEndpoint<typeof wire.readPredefinedBlockWire> = adminEndpoint({
  name: 'readPredefinedBlock',
  method: 'GET',
  path: '/api/admin/predefinedBlock/edition/{id}',
  permission: 'predefined-block:read',
  cache: 'etag',
  wire: () => import('./predefined-block.wire').then((module) => module.readPredefinedBlockWire),
})

/** The list: content blocks. */
export const listPredefinedBlocks: AdminEndpoint<typeof wire.listPredefinedBlocksWire> = adminEndpoint({
  name: 'listPredefinedBlocks',
  method: 'GET',
  path: '/api/admin/predefinedBlock/preview',
  permission: 'predefined-block:read',
  wire: () => import('./predefined-block.wire').then((module) => module.listPredefinedBlocksWire),
})

/** Saves a record, a new one where it has no id: content block. */
export const savePredefinedBlock: AdminEndpoint<typeof wire.savePredefinedBlockWire> = adminEndpoint({
  name: 'savePredefinedBlock',
  method: 'POST',
  path: '/api/admin/predefinedBlock/edition/',
  permission: 'predefined-block:write',
  ifMatch: true,
  idempotency: 'optional',
  wire: () => import('./predefined-block.wire').then((module) => module.savePredefinedBlockWire),
})

/** Content blocks: their list and their form. */
export const predefinedBlockResource = resource({
  ...namesOf('predefinedBlock'),
  listing: predefinedBlockListing,
  list: listPredefinedBlocks,
  read: readPredefinedBlock,
  save: savePredefinedBlock,
})
