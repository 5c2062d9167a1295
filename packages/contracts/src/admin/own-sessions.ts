import type { Output } from '../wire'
import { adminEndpoint, type AdminEndpoint } from './endpoint'
import type * as wire from './own-sessions.wire'

/** A session of one's own account: on which device, and when it was last used. */
export type OwnSession = Output<typeof wire.ownSession>
/** A list of one's own sessions. */
export type OwnSessionList = Output<typeof wire.ownSessionList>

/** The sessions of one's own account, the last used first. */
export const listOwnSessions: AdminEndpoint<typeof wire.listOwnSessionsWire> = adminEndpoint({
  name: 'listOwnSessions',
  method: 'GET',
  path: '/api/admin/account/session/list',
  permission: 'staff',
  wire: () => import('./own-sessions.wire').then((module) => module.listOwnSessionsWire),
})

/** Ends one session of one's own account. */
export const endOwnSession: AdminEndpoint<typeof wire.endOwnSessionWire> = adminEndpoint({
  name: 'endOwnSession',
  method: 'DELETE',
  path: '/api/admin/account/session/{id}',
  permission: 'staff',
  wire: () => import('./own-sessions.wire').then((module) => module.endOwnSessionWire),
})

/** Ends every session of one's own account but the one that asks. */
export const endOtherSessions: AdminEndpoint<typeof wire.endOtherSessionsWire> = adminEndpoint({
  name: 'endOtherSessions',
  method: 'POST',
  path: '/api/admin/account/session/end-others',
  permission: 'staff',
  wire: () => import('./own-sessions.wire').then((module) => module.endOtherSessionsWire),
})
