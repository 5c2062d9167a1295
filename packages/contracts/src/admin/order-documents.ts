import type { Output } from '../wire'
import { adminEndpoint, type AdminEndpoint } from './endpoint'
import type * as wire from './order-documents.wire'

/** A paper that goes with an order. */
export type OrderDocumentKind = Output<typeof wire.orderDocumentKind>

/** A document of an order as a PDF; the act of return where lines or money went back. */
export const readOrderDocument: AdminEndpoint<typeof wire.readOrderDocumentWire> = adminEndpoint({
  name: 'readOrderDocument',
  method: 'GET',
  path: '/api/admin/order/{id}/document/{kind}',
  permission: 'customer:read-personal-data',
  stream: true,
  wire: () => import('./order-documents.wire').then((module) => module.readOrderDocumentWire),
})
