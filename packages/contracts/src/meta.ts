import { endpoint, type Endpoint } from './endpoint'
import type * as wire from './meta.wire'
import type { Output } from './wire'

/** What a shop server is and can do. */
export type ServerMeta = Output<typeof wire.serverMeta>

/** What the server can do, so that nobody has to guess; a partner's server may not have this call. */
export const loadMeta: Endpoint<typeof wire.loadMetaWire> = endpoint({
  name: 'loadMeta',
  method: 'GET',
  path: '/api/meta',
  wire: () => import('./meta.wire').then((module) => module.loadMetaWire),
})
