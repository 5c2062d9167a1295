import { productRelationTypeResource } from '@prilavok/contracts/admin'
import { sql } from 'kysely'
import { computed, generated, type ServerResource } from '../engine/server-resource'

/** How products are related. Source: ADMIN-ENT-20. */
export const productRelationType: ServerResource = {
  resource: productRelationTypeResource,
  table: 'product_relation_type',
  columns: generated({ name: 'text', code: 'text', displayOrder: 'number', isShownOnProductPage: 'bool' }),
  computed: {
    relationsCount: computed('number', sql`(select count(*)::integer from product_relation r where r.kind = t.code)`),
  },
  search: ['name', 'displayName', 'code'],
  required: ['name', 'displayName', 'code'],
  unique: ['code'],
  references: { reverseTypeId: 'product_relation_type' },
}
