import type { Output } from '../wire'
import { adminEndpoint, type AdminEndpoint } from './endpoint'
import { listWire } from './list-wire'
import { listing } from './listing'
import { resource } from './resource'
import { requestStateNames } from './resource-names'
import type * as wire from './request-state.wire'

/** A request state as its form shows it. */
export type RequestStateEdition = Output<typeof wire.requestStateEdition>
/** A row of the list of request states. */
export type RequestStatePreview = Output<typeof wire.requestStatePreview>
/** A page of the list of request states. */
export type RequestStatePreviewList = Output<typeof wire.requestStatePreviewList>

/** How request states are filtered, sorted and changed many at once. */
export const requestStateListing = listing({
  sort: ['displayOrder', 'name', 'status', 'createdOn', 'updatedOn'],
  defaultSort: 'displayOrder',
  filters: { isActive: { type: 'bool' }, status: { type: 'enum', of: 'RequestStatus', many: true } },
  bulk: [],
})

/** One record for its form: request state. */
export const readRequestState: AdminEndpoint<typeof wire.readRequestStateWire> = adminEndpoint({
  name: 'readRequestState',
  method: 'GET',
  path: '/api/admin/requestState/edition/{id}',
  permission: 'request-state:read',
  cache: 'etag',
  wire: () => import('./request-state.wire').then((module) => module.readRequestStateWire),
})

/** The list: request states. */
export const listRequestStates = adminEndpoint({
  name: 'listRequestStates',
  method: 'GET',
  path: '/api/admin/requestState/preview',
  permission: 'request-state:read',
  wire: listWire(requestStateListing, () =>
    import('./request-state.wire').then((module) => module.requestStatePreviewList),
  ),
})

/** Saves a record, a new one where it has no id: request state. */
export const saveRequestState: AdminEndpoint<typeof wire.saveRequestStateWire> = adminEndpoint({
  name: 'saveRequestState',
  method: 'POST',
  path: '/api/admin/requestState/edition/',
  permission: 'request-state:write',
  ifMatch: true,
  idempotency: 'optional',
  wire: () => import('./request-state.wire').then((module) => module.saveRequestStateWire),
})

/** Request states: their list and their form. */
export const requestStateResource = resource({
  ...requestStateNames,
  roles: { Administrator: 'rw', OrderManager: 'rw', SupportOperator: 'r', Marketer: 'r', Viewer: 'r' },
  listing: requestStateListing,
  list: listRequestStates,
  read: readRequestState,
  save: saveRequestState,
})
