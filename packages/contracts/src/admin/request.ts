import type { Output } from '../wire'
import { adminEndpoint, type AdminEndpoint } from './endpoint'
import { requestStatusValues } from './enumerations/request'
import { listWire } from './list-wire'
import { listing } from './listing'
import { resource } from './resource'
import { requestNames } from './resource-names'
import { transitionsOf } from './state-machine'
import type * as wire from './request.wire'

/** A request as its form shows it. */
export type RequestEdition = Output<typeof wire.requestEdition>
/** A product that a request is about. */
export type RequestLine = Output<typeof wire.requestLine>
/** A row of the list of requests. */
export type RequestPreview = Output<typeof wire.requestPreview>
/** A page of the list of requests. */
export type RequestPreviewList = Output<typeof wire.requestPreviewList>
/** The request that an abandoned draft has become. */
export type RequestOfDraft = Output<typeof wire.requestOfDraft>

/** Which state of a request may follow which; an order closes it by itself. */
export const requestTransitions = transitionsOf(requestStatusValues, {
  New: ['Called', 'CallAgain', 'Ordered', 'Done', 'Refused'],
  Called: ['CallAgain', 'Ordered', 'Done', 'Refused', 'New'],
  CallAgain: ['Called', 'Ordered', 'Done', 'Refused', 'New'],
  Ordered: [],
  Done: ['New', 'Called', 'CallAgain', 'Refused'],
  Refused: ['New', 'Called', 'CallAgain', 'Done'],
})

/** How requests are filtered, sorted and changed many at once. */
export const requestListing = listing({
  sort: ['createdOn', 'updatedOn', 'callOn', 'status', 'kind'],
  defaultSort: '-createdOn',
  filters: {
    /** New, or to be called again and its time has come. */
    isWaiting: { type: 'bool' },
    stateId: { type: 'ref', of: 'requestState', many: true },
    status: { type: 'enum', of: 'RequestStatus', many: true },
    kind: { type: 'enum', of: 'RequestKind', many: true },
    managerId: { type: 'ref', of: 'staffMember' },
    createdOn: { type: 'dateRange' },
  },
  bulk: ['setManager', 'setState'],
})

/** One request for its form. */
export const readRequest: AdminEndpoint<typeof wire.readRequestWire> = adminEndpoint({
  name: 'readRequest',
  method: 'GET',
  path: '/api/admin/request/edition/{id}',
  permission: 'request:read',
  cache: 'etag',
  wire: () => import('./request.wire').then((module) => module.readRequestWire),
})

/** The list: requests. */
export const listRequests = adminEndpoint({
  name: 'listRequests',
  method: 'GET',
  path: '/api/admin/request/preview',
  permission: 'request:read',
  wire: listWire(requestListing, () => import('./request.wire').then((module) => module.requestPreviewList)),
})

/** Saves what the staff have done with a request. */
export const saveRequest: AdminEndpoint<typeof wire.saveRequestWire> = adminEndpoint({
  name: 'saveRequest',
  method: 'POST',
  path: '/api/admin/request/edition/',
  permission: 'request:write',
  ifMatch: true,
  idempotency: 'optional',
  wire: () => import('./request.wire').then((module) => module.saveRequestWire),
})

/** Makes a request of an abandoned draft with a phone; the one that it has already is returned again. */
export const requestDraftCall: AdminEndpoint<typeof wire.requestDraftCallWire> = adminEndpoint({
  name: 'requestDraftCall',
  method: 'POST',
  path: '/api/admin/request/of-draft/{id}',
  permission: 'request:write',
  wire: () => import('./request.wire').then((module) => module.requestDraftCallWire),
})

/** Makes a request by hand: somebody has called or written, and somebody is to call them. */
export const requestForPhone: AdminEndpoint<typeof wire.requestForPhoneWire> = adminEndpoint({
  name: 'requestForPhone',
  method: 'POST',
  path: '/api/admin/request/of-phone',
  permission: 'request:write',
  idempotency: 'optional',
  wire: () => import('./request.wire').then((module) => module.requestForPhoneWire),
})

/** Requests: their list and their form. */
export const requestResource = resource({
  ...requestNames,
  roles: { Administrator: 'rwx', OrderManager: 'rwx', SupportOperator: 'rw', Marketer: 'r', Viewer: 'r' },
  listing: requestListing,
  list: listRequests,
  read: readRequest,
  save: saveRequest,
})
