import { modificationResource } from '@prilavok/contracts/admin'
import { sql } from 'kysely'
import { ancestorsAmong, lockModifications } from '../modifications/tree'
import { computed, detail, generated, nameOf, type ServerResource } from '../engine/server-resource'

/** Kinds of one product and what they consist of. Source: ADMIN-ENT-15. */
export const modification: ServerResource = {
  resource: modificationResource,
  table: 'modification',
  columns: generated({ name: 'text', productId: 'text', isBase: 'bool', isVisible: 'bool', displayOrder: 'number' }),
  computed: {
    // The database names a node when it or a node above it changes.
    fullName: computed('text', sql`t.full_name`),
    rootId: computed('text', sql`t.root_id`),
    childCount: computed(
      'number',
      sql`(select count(*)::integer from modification o where o.parent_ids @> to_jsonb(t.id))`,
    ),
    productName: nameOf('product', detail('productId')),
  },
  search: ['name', 'fullName'],
  required: ['name'],
  lookup: ({ excludeBase }) => (excludeBase?.[0] === 'true' ? { isBase: ['false'] } : {}),
  references: { parentIds: 'modification', productId: 'product', specOptionIds: 'spec_option' },
  async check(db, { parentIds }, before) {
    const parents = Array.isArray(parentIds) ? parentIds.map(String) : []
    if (before === null || parents.length === 0) return []
    await lockModifications(db)
    const isCycle = await ancestorsAmong(db, parents, String(before['id']))
    return isCycle
      ? [{ pointer: '/parentIds', code: 'noCycle', message: 'Запись не может стоять под самой собой' }]
      : []
  },
}
