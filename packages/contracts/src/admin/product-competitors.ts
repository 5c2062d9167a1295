import type { Output } from '../wire'
import { adminEndpoint, type AdminEndpoint } from './endpoint'
import type * as wire from './product-competitors.wire'

/** Entity 'product competitor'. */
export type ProductCompetitor = Output<typeof wire.productCompetitor>
/** Product competitors. */
export type ProductCompetitors = Output<typeof wire.productCompetitors>
/** The body of a request: parse competitor. */
export type ParseCompetitorRequest = Output<typeof wire.parseCompetitorRequest>
/** What the server made of a request: parse competitor. */
export type ParseCompetitorResult = Output<typeof wire.parseCompetitorResult>

/** What other shops ask for a product. */
export const readProductCompetitors: AdminEndpoint<typeof wire.readProductCompetitorsWire> = adminEndpoint({
  name: 'readProductCompetitors',
  method: 'GET',
  path: '/api/admin/product/{id}/competitors',
  permission: 'product:read',
  cache: 'etag',
  wire: () => import('./product-competitors.wire').then((module) => module.readProductCompetitorsWire),
})

/** Saves what other shops ask for a product. */
export const saveProductCompetitors: AdminEndpoint<typeof wire.saveProductCompetitorsWire> = adminEndpoint({
  name: 'saveProductCompetitors',
  method: 'POST',
  path: '/api/admin/product/{id}/competitors',
  permission: 'product:write',
  ifMatch: true,
  wire: () => import('./product-competitors.wire').then((module) => module.saveProductCompetitorsWire),
})

/** Reads an offer of another shop by its address. */
export const parseCompetitor: AdminEndpoint<typeof wire.parseCompetitorWire> = adminEndpoint({
  name: 'parseCompetitor',
  method: 'POST',
  path: '/api/admin/product/parse-competitor',
  permission: 'product:write',
  wire: () => import('./product-competitors.wire').then((module) => module.parseCompetitorWire),
})
