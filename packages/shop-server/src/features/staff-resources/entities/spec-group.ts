import { specGroupResource } from '@prilavok/contracts/admin'
import { countOf, generated, type ServerResource } from '../engine/server-resource'

/** Groups of characteristics. Source: ADMIN-ENT-14. */
export const specGroup: ServerResource = {
  resource: specGroupResource,
  table: 'spec_group',
  columns: generated({ name: 'text', displayOrder: 'number' }),
  computed: { specsCount: countOf('spec', 'spec_group_id') },
  search: ['name'],
  required: ['name'],
  unique: ['name'],
  references: { specIds: 'spec' },
}
