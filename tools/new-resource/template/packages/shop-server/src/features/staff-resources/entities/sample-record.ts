import { sampleRecordResource } from '@prilavok/contracts/admin'
import { generated, type ServerResource } from '../engine/server-resource'

/** Sample records on their table. */
export const sampleRecord: ServerResource = {
  resource: sampleRecordResource,
  table: 'sample_record',
  columns: generated({ name: 'text', isActive: 'bool' }),
  search: ['name'],
  required: ['name'],
}
