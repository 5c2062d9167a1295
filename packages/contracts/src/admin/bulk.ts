import type { Output } from '../wire'
import { adminEndpoint } from './endpoint'
import type * as wire from './bulk.wire'

/** Either ids or filter. */
export type BulkRequest = Output<typeof wire.bulkRequest>
/** Bulk error. */
export type BulkError = Output<typeof wire.bulkError>
/** What the server made of a request: bulk. */
export type BulkResult = Output<typeof wire.bulkResult>

/** One action on many records, by ids or by a filter. */
export const runBulk = adminEndpoint<typeof wire.runBulkWire>({
  name: 'runBulk',
  method: 'POST',
  path: '/api/admin/{entity}/bulk',
  permission: '{entity}:{action}',
  idempotency: 'required',
  wire: () => import('./bulk.wire').then((module) => module.runBulkWire),
})

/**
 * A list as a file, streamed, with no limit of rows. The query has the filters and the order of the list, `format` (`csv`, `iso-csv`,
 * `xlsx`), and the columns in their order: `column=total` as the contract has it, `column=status:Статус` with a title and in the words
 * of `locale`. Without `column` the file has every field.
 */
export const exportList = adminEndpoint<typeof wire.exportListWire>({
  name: 'exportList',
  method: 'GET',
  path: '/api/admin/{entity}/export',
  permission: '{entity}:export',
  stream: true,
  wire: () => import('./bulk.wire').then((module) => module.exportListWire),
})
