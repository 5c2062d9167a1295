import { modificationResource } from '@prilavok/contracts/admin'
import { sql } from 'kysely'
import { computed, detail, generated, nameOf, type ServerResource } from '../engine/server-resource'

const parents = sql`coalesce(t.details->'parentIds', '[]')`

/** Kinds of one product and what they consist of. Source: ADMIN-ENT-15. */
export const modification: ServerResource = {
  resource: modificationResource,
  table: 'modification',
  columns: generated({ name: 'text', productId: 'text', isBase: 'bool', isVisible: 'bool', displayOrder: 'number' }),
  computed: {
    fullName: computed(
      'text',
      sql`concat_ws(' / ', (select string_agg(o.name, ' / ' order by o.name) from modification o where jsonb_exists(${parents}, o.id)), t.name)`,
    ),
    rootId: computed('text', sql`${parents}->>0`),
    childCount: computed(
      'number',
      sql`(select count(*)::integer from modification o where jsonb_exists(coalesce(o.details->'parentIds', '[]'), t.id))`,
    ),
    productName: nameOf('product', detail('productId')),
  },
  search: ['name', 'fullName'],
  required: ['name'],
  references: { parentIds: 'modification', productId: 'product', specOptionIds: 'spec_option' },
  validate: ({ parentIds }, before) =>
    before !== null && Array.isArray(parentIds) && parentIds.includes(before['id'])
      ? [{ pointer: '/parentIds', code: 'noCycle', message: 'Запись не может быть своим родителем' }]
      : [],
}
