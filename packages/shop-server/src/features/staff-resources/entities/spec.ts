import { specResource } from '@prilavok/contracts/admin'
import { sql } from 'kysely'
import { computed, countOf, detail, generated, nameOf, type ServerResource } from '../engine/server-resource'

/** Characteristics of products. Source: ADMIN-ENT-12. */
export const spec: ServerResource = {
  resource: specResource,
  table: 'spec',
  columns: generated({ name: 'text', specGroupId: 'text', valueKind: 'text', isFilterable: 'bool' }),
  computed: {
    groupName: nameOf('spec_group', detail('specGroupId')),
    optionsCount: countOf('spec_option', 'spec_id'),
    productCount: computed(
      'number',
      sql`(select count(*)::integer from product p where p.specs @> jsonb_build_array(jsonb_build_object('name', t.name)))`,
    ),
  },
  search: ['name', 'searchCode'],
  lookup: ({ withSearchCodeOnly }) => (withSearchCodeOnly?.[0] === 'true' ? { hasSearchCode: ['true'] } : {}),
  required: ['name'],
  unique: ['name', 'searchCode'],
  // Values of products are stored in the format of their kind; another kind could not read them.
  validate: ({ valueKind }, before) =>
    before !== null && Number(before['productCount']) > 0 && before['valueKind'] !== valueKind
      ? [{ pointer: '/valueKind', code: 'unchangeable', message: 'Товары уже имеют значения этого вида' }]
      : [],
  references: { specGroupId: 'spec_group' },
}
