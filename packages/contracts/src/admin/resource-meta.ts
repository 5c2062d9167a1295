import type { Output } from '../wire'
import { adminEndpoint, type AdminEndpoint } from './endpoint'
import type * as wire from './resource-meta.wire'

/** Filter meta. */
export type FilterMeta = Output<typeof wire.filterMeta>
/** Server side of the resource descriptor. */
export type ResourceMeta = Output<typeof wire.resourceMeta>
/** A list of resource meta records. */
export type ResourceMetaList = Output<typeof wire.resourceMetaList>

/** What the server knows of each list: filters, sort keys, bulk actions. */
export const readResourceMeta: AdminEndpoint<typeof wire.readResourceMetaWire> = adminEndpoint({
  name: 'readResourceMeta',
  method: 'GET',
  path: '/api/admin/meta/resources',
  permission: 'staff',
  cache: 'etag',
  wire: () => import('./resource-meta.wire').then((module) => module.readResourceMetaWire),
})
