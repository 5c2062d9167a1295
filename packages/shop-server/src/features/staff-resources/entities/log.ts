import { logResource } from '@prilavok/contracts/admin'
import { generated, type ServerResource } from '../engine/server-resource'

/** What the server noted. Source: ADMIN-ENT-40. */
export const log: ServerResource = {
  resource: logResource,
  table: 'app_log',
  columns: generated({ level: 'text', source: 'text', userId: 'text', traceId: 'text' }),
  search: ['message', 'source'],
}
