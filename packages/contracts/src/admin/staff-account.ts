import type { Output } from '../wire'
import { adminEndpoint, type AdminEndpoint } from './endpoint'
import type * as wire from './staff-account.wire'

/** An account of the staff, as owners see it; nothing in it opens anything. */
export type StaffAccount = Output<typeof wire.staffAccount>
/** A list of accounts. */
export type StaffAccountList = Output<typeof wire.staffAccountList>
/** An account that is to be made. */
export type StaffAccountAdd = Output<typeof wire.staffAccountAdd>
/** What owners change of an account. */
export type StaffAccountSave = Output<typeof wire.staffAccountSave>
/** A new account with its first password. */
export type StaffAccountAdded = Output<typeof wire.staffAccountAdded>
/** A password that the server has made. */
export type StaffPassword = Output<typeof wire.staffPassword>
/** The password of who asks for what weakens somebody's account. */
export type OwnProof = Output<typeof wire.ownProof>

/** Every account of the staff, by name. */
export const listStaffAccounts: AdminEndpoint<typeof wire.listStaffAccountsWire> = adminEndpoint({
  name: 'listStaffAccounts',
  method: 'GET',
  path: '/api/admin/staff-account/list',
  permission: 'staff-account:read',
  wire: () => import('./staff-account.wire').then((module) => module.listStaffAccountsWire),
})

/** Makes an account with a password of the server's; an account is never deleted, it is closed. */
export const addStaffAccount: AdminEndpoint<typeof wire.addStaffAccountWire> = adminEndpoint({
  name: 'addStaffAccount',
  method: 'POST',
  path: '/api/admin/staff-account/add',
  permission: 'staff-account:write',
  wire: () => import('./staff-account.wire').then((module) => module.addStaffAccountWire),
})

/** Changes name and roles of an account, closes it or opens it again; a closed one loses its sessions at once. */
export const saveStaffAccount: AdminEndpoint<typeof wire.saveStaffAccountWire> = adminEndpoint({
  name: 'saveStaffAccount',
  method: 'POST',
  path: '/api/admin/staff-account/{id}',
  permission: 'staff-account:write',
  wire: () => import('./staff-account.wire').then((module) => module.saveStaffAccountWire),
})

/** Gives somebody another password and ends their sessions. */
export const renewStaffPassword: AdminEndpoint<typeof wire.renewStaffPasswordWire> = adminEndpoint({
  name: 'renewStaffPassword',
  method: 'POST',
  path: '/api/admin/staff-account/{id}/password',
  permission: 'staff-account:write',
  wire: () => import('./staff-account.wire').then((module) => module.renewStaffPasswordWire),
})

/** Turns somebody's second factor off and ends their sessions: their phone is lost, and so are the recovery codes. */
export const resetSecondFactor: AdminEndpoint<typeof wire.resetSecondFactorWire> = adminEndpoint({
  name: 'resetSecondFactor',
  method: 'POST',
  path: '/api/admin/staff-account/{id}/reset-second-factor',
  permission: 'staff-account:write',
  wire: () => import('./staff-account.wire').then((module) => module.resetSecondFactorWire),
})

/** Who changed what in an account, the latest first. */
export const readStaffAccountHistory: AdminEndpoint<typeof wire.readStaffAccountHistoryWire> = adminEndpoint({
  name: 'readStaffAccountHistory',
  method: 'GET',
  path: '/api/admin/staff-account/{id}/history',
  permission: 'staff-account:read',
  wire: () => import('./staff-account.wire').then((module) => module.readStaffAccountHistoryWire),
})
