import { specOptionResource } from '@prilavok/contracts/admin'
import { sql } from 'kysely'
import { computed, detail, generated, nameOf, type ServerResource } from '../engine/server-resource'
import { mergeOptions } from '../merge-options'

/** Options of characteristics. Source: ADMIN-ENT-13. */
export const specOption: ServerResource = {
  resource: specOptionResource,
  table: 'spec_option',
  columns: generated({ name: 'text', specId: 'text', displayOrder: 'number', numericValue: 'number' }),
  computed: {
    specName: nameOf('spec', detail('specId')),
    productCount: computed(
      'number',
      sql`(select count(*)::integer from product p where p.specs @> jsonb_build_array(jsonb_build_object('name', (select s.name from spec s where s.id = t.spec_id), 'value', t.name)))`,
    ),
  },
  search: ['name', 'searchCode'],
  required: ['name', 'specId'],
  references: { specId: 'spec' },
  actions: { merge: { onAll: mergeOptions } },
}
