import { feedResource } from '@prilavok/contracts/admin'
import { generated, type ServerResource } from '../engine/server-resource'

/** Files with products for other platforms. Source: ADMIN-ENT-31. */
export const feed: ServerResource = {
  resource: feedResource,
  table: 'feed',
  columns: generated({ name: 'text', type: 'text', isActive: 'bool' }),
  search: ['name', 'fileName'],
  required: ['name', 'fileName'],
  references: {
    categoryIds: 'category',
    productIds: 'product',
    manufacturerIds: 'manufacturer',
    cityIds: 'address_city',
  },
  preview: (record) => ({ ...record, url: `/feeds/${String(record['fileName'] ?? '')}` }),
  edition: (record) => ({
    ...record,
    marketing: record['marketing'] ?? {},
    url: `/feeds/${String(record['fileName'] ?? '')}`,
  }),
}
