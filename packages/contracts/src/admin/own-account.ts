import type { Output } from '../wire'
import { adminEndpoint, type AdminEndpoint } from './endpoint'
import type * as wire from './own-account.wire'

/** The account of who is signed in, as they see it. */
export type OwnAccount = Output<typeof wire.ownAccount>
/** What a member changes of their own account. */
export type OwnAccountSave = Output<typeof wire.ownAccountSave>
/** Another password for one's own account. */
export type OwnPasswordChange = Output<typeof wire.ownPasswordChange>

/** The account of who is signed in. */
export const readOwnAccount: AdminEndpoint<typeof wire.readOwnAccountWire> = adminEndpoint({
  name: 'readOwnAccount',
  method: 'GET',
  path: '/api/admin/account',
  permission: 'staff',
  beforeSecondFactor: true,
  wire: () => import('./own-account.wire').then((module) => module.readOwnAccountWire),
})

/** Changes one's own name. */
export const saveOwnAccount: AdminEndpoint<typeof wire.saveOwnAccountWire> = adminEndpoint({
  name: 'saveOwnAccount',
  method: 'POST',
  path: '/api/admin/account',
  permission: 'staff',
  wire: () => import('./own-account.wire').then((module) => module.saveOwnAccountWire),
})

/** Changes one's own password; every other session of the account ends. */
export const changeOwnPassword: AdminEndpoint<typeof wire.changeOwnPasswordWire> = adminEndpoint({
  name: 'changeOwnPassword',
  method: 'POST',
  path: '/api/admin/account/password',
  permission: 'staff',
  wire: () => import('./own-account.wire').then((module) => module.changeOwnPasswordWire),
})
