import type { Output } from '../wire'
import { adminEndpoint, type AdminEndpoint } from './endpoint'
import type * as wire from './session.wire'

/** Staff login. */
export type StaffLogin = Output<typeof wire.staffLogin>
/** Staff user. */
export type StaffUser = Output<typeof wire.staffUser>
/** Who the staff member is and what the screen may offer. */
export type StaffSession = Output<typeof wire.staffSession>

/** Signs a staff member in and sets the staff cookie; one with a second factor sends its code with login and password. */
export const signIn: AdminEndpoint<typeof wire.signInWire> = adminEndpoint({
  name: 'signIn',
  method: 'POST',
  path: '/api/admin/session',
  permission: 'public',
  wire: () => import('./session.wire').then((module) => module.signInWire),
})

/** Who is signed in, with permissions and the CSRF token. */
export const readSession: AdminEndpoint<typeof wire.readSessionWire> = adminEndpoint({
  name: 'readSession',
  method: 'GET',
  path: '/api/admin/session',
  permission: 'staff',
  beforeSecondFactor: true,
  wire: () => import('./session.wire').then((module) => module.readSessionWire),
})

/** Ends the session. */
export const signOut: AdminEndpoint<typeof wire.signOutWire> = adminEndpoint({
  name: 'signOut',
  method: 'DELETE',
  path: '/api/admin/session',
  permission: 'staff',
  beforeSecondFactor: true,
  wire: () => import('./session.wire').then((module) => module.signOutWire),
})
