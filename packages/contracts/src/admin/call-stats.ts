import type { Output } from '../wire'
import { adminEndpoint, type AdminEndpoint } from './endpoint'
import type * as wire from './call-stats.wire'

/** How one call of the API has done. */
export type CallStat = Output<typeof wire.callStat>
/** How the calls of the API have done. */
export type CallStats = Output<typeof wire.callStats>

/** How often, how fast and with how many failures each call was served; the slowest first. */
export const readCallStats: AdminEndpoint<typeof wire.readCallStatsWire> = adminEndpoint({
  name: 'readCallStats',
  method: 'GET',
  path: '/api/admin/log/calls',
  permission: 'log:read',
  wire: () => import('./call-stats.wire').then((module) => module.readCallStatsWire),
})
