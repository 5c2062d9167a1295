import { manufacturerResource } from '@prilavok/contracts/admin'
import { sql } from 'kysely'
import { computed, countOf, text, textOrNull, type ServerResource } from '../engine/server-resource'

/** Who makes products. Source: ADMIN-ENT-11. */
export const manufacturer: ServerResource = {
  resource: manufacturerResource,
  table: 'manufacturer',
  columns: { name: text('name'), seoUrlName: text('slug'), country: textOrNull('country') },
  computed: {
    isVisible: computed('bool', sql`coalesce((t.details->>'isVisible')::boolean, true)`),
    productCount: countOf('product', 'manufacturer_id'),
  },
  search: ['name'],
  required: ['name'],
  unique: ['name'],
  webAddresses: ['siteUrl'],
  slugFrom: 'name',
}
