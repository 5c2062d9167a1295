import { featureResource } from '@prilavok/contracts/admin'
import { bool, text, type ServerResource } from '../engine/server-resource'

/** Switches of the storefront. Source: ADMIN-ENT-18. */
export const feature: ServerResource = {
  resource: featureResource,
  table: 'feature_flag',
  columns: { name: text('name'), isEnabled: bool('is_enabled'), description: text('description') },
  search: ['name', 'title', 'description'],
  required: ['name', 'description'],
  references: { cityIds: 'address_city' },
  preview: withDefaults,
  edition: withDefaults,
}

function withDefaults(record: Readonly<Record<string, unknown>>) {
  return {
    ...record,
    title: record['title'] ?? record['description'] ?? record['name'],
    audience: record['audience'] ?? 'Everyone',
    rolloutPercent: record['rolloutPercent'] ?? 100,
  }
}
