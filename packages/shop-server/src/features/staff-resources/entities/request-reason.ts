import { requestReasonResource } from '@prilavok/contracts/admin'
import { generated, type ServerResource } from '../engine/server-resource'

/** Request reasons on their table. */
export const requestReason: ServerResource = {
  resource: requestReasonResource,
  table: 'request_reason',
  columns: generated({ name: 'text', isActive: 'bool' }),
  search: ['name'],
  required: ['name'],
  unique: ['name'],
}
