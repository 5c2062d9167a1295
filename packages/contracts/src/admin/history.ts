import type { Output } from '../wire'
import { adminEndpoint, type AdminEndpoint } from './endpoint'
import type * as wire from './history.wire'

/** Field change. */
export type FieldChange = Output<typeof wire.fieldChange>
/** Generic audit row; also the answer item of order/{id}/history. */
export type HistoryEntry = Output<typeof wire.historyEntry>
/** A list of history records. */
export type HistoryList = Output<typeof wire.historyList>

/** Who changed what in a record. */
export const readHistory: AdminEndpoint<typeof wire.readHistoryWire> = adminEndpoint({
  name: 'readHistory',
  method: 'GET',
  path: '/api/admin/{entity}/{id}/history',
  permission: '{entity}:read',
  wire: () => import('./history.wire').then((module) => module.readHistoryWire),
})
