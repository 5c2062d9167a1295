import type { Output } from '../wire'
import { adminEndpoint, type AdminEndpoint } from './endpoint'
import { listWire } from './list-wire'
import { listing } from './listing'
import { resource } from './resource'
import { requestReasonNames } from './resource-names'
import type * as wire from './request-reason.wire'

/** A request reason as its form shows it. */
export type RequestReasonEdition = Output<typeof wire.requestReasonEdition>
/** A row of the list of request reasons. */
export type RequestReasonPreview = Output<typeof wire.requestReasonPreview>
/** A page of the list of request reasons. */
export type RequestReasonPreviewList = Output<typeof wire.requestReasonPreviewList>

/** How request reasons are filtered, sorted and changed many at once. */
export const requestReasonListing = listing({
  sort: ['name', 'createdOn', 'updatedOn'],
  defaultSort: '-createdOn',
  filters: { isActive: { type: 'bool' } },
  bulk: ['setActive'],
})

/** One record for its form: request reason. */
export const readRequestReason: AdminEndpoint<typeof wire.readRequestReasonWire> = adminEndpoint({
  name: 'readRequestReason',
  method: 'GET',
  path: '/api/admin/requestReason/edition/{id}',
  permission: 'request-reason:read',
  cache: 'etag',
  wire: () => import('./request-reason.wire').then((module) => module.readRequestReasonWire),
})

/** The list: request reasons. */
export const listRequestReasons = adminEndpoint({
  name: 'listRequestReasons',
  method: 'GET',
  path: '/api/admin/requestReason/preview',
  permission: 'request-reason:read',
  wire: listWire(requestReasonListing, () =>
    import('./request-reason.wire').then((module) => module.requestReasonPreviewList),
  ),
})

/** Saves a record, a new one where it has no id: request reason. */
export const saveRequestReason: AdminEndpoint<typeof wire.saveRequestReasonWire> = adminEndpoint({
  name: 'saveRequestReason',
  method: 'POST',
  path: '/api/admin/requestReason/edition/',
  permission: 'request-reason:write',
  ifMatch: true,
  idempotency: 'optional',
  wire: () => import('./request-reason.wire').then((module) => module.saveRequestReasonWire),
})

/** Request reasons: their list and their form. */
export const requestReasonResource = resource({
  ...requestReasonNames,
  roles: { Administrator: 'rw', OrderManager: 'rw', SupportOperator: 'r', Viewer: 'r' },
  listing: requestReasonListing,
  list: listRequestReasons,
  read: readRequestReason,
  save: saveRequestReason,
})
