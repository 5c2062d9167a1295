import { productFeatureResource } from '@prilavok/contracts/admin'
import { sql } from 'kysely'
import { countOf, generated, type ServerResource } from '../engine/server-resource'

/** Advantages that product pages name. Source: ADMIN-ENT-19. */
export const productFeature: ServerResource = {
  resource: productFeatureResource,
  table: 'product_feature',
  columns: generated({ name: 'text', isActive: 'bool', displayOrder: 'number' }),
  computed: { productCount: countOf('product_feature_link', 'feature_id') },
  search: ['name', 'shortText'],
  filters: {
    categoryId: (ids) => sql<boolean>`jsonb_exists_any(coalesce(t.details->'categoryIds', '[]'), ${[...ids]}::text[])`,
  },
  required: ['name'],
  references: { categoryIds: 'category' },
}
