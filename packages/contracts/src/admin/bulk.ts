import type { Output } from '../wire'
import { adminEndpoint, type AdminEndpoint } from './endpoint'
import type * as wire from './bulk.wire'

/** Either ids or filter. */
export type BulkRequest = Output<typeof wire.bulkRequest>
/** Bulk error. */
export type BulkError = Output<typeof wire.bulkError>
/** What the server made of a request: bulk. */
export type BulkResult = Output<typeof wire.bulkResult>

/** One action on many records, by ids or by a filter. */
export const runBulk: AdminEndpoint<typeof wire.runBulkWire> = adminEndpoint({
  name: 'runBulk',
  method: 'POST',
  path: '/api/admin/{entity}/bulk',
  permission: '{entity}:{action}',
  idempotency: 'required',
  wire: () => import('./bulk.wire').then((module) => module.runBulkWire),
})

/** A list as a file, streamed, with no limit of rows; `column=total` and `column=status:Статус` choose its columns, the latter in words of `locale`. */
export const exportList: AdminEndpoint<typeof wire.exportListWire> = adminEndpoint({
  name: 'exportList',
  method: 'GET',
  path: '/api/admin/{entity}/export',
  permission: '{entity}:export',
  stream: true,
  wire: () => import('./bulk.wire').then((module) => module.exportListWire),
})
