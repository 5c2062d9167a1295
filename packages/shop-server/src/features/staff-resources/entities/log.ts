import { logResource } from '@prilavok/contracts/admin'
import { sql } from 'kysely'
import { SIGNED_IN, SIGNED_OUT } from '../../../http/staff-audit'
import { generated, type ServerResource } from '../engine/server-resource'

/** What the server noted. Source: ADMIN-ENT-40. */
export const log: ServerResource = {
  resource: logResource,
  table: 'app_log',
  columns: generated({ level: 'text', source: 'text', userId: 'text', traceId: 'text' }),
  search: ['message', 'source'],
  filters: {
    isSignIn: ([value]) => sql<boolean>`coalesce(
      t.source = 'audit' and t.details->>'message' in (${SIGNED_IN}, ${SIGNED_OUT}), false) = ${value === 'true'}`,
  },
}
