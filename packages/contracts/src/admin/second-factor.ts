import type { Output } from '../wire'
import { adminEndpoint, type AdminEndpoint } from './endpoint'
import type * as wire from './second-factor.wire'

/** What a second factor begins with: the password, and a code of the factor that is replaced. */
export type SecondFactorBegin = Output<typeof wire.secondFactorBegin>
/** The secret that an authenticator app is given. */
export type SecondFactorSecret = Output<typeof wire.secondFactorSecret>
/** A code of the app that holds the new secret. */
export type SecondFactorConfirm = Output<typeof wire.secondFactorConfirm>
/** Password and code, for what weakens an account. */
export type SecondFactorProof = Output<typeof wire.secondFactorProof>
/** Codes that sign in once each in place of the app. */
export type RecoveryCodes = Output<typeof wire.recoveryCodes>

/** Makes the secret of a second factor; it does not count before a code of it has come. */
export const beginSecondFactor: AdminEndpoint<typeof wire.beginSecondFactorWire> = adminEndpoint({
  name: 'beginSecondFactor',
  method: 'POST',
  path: '/api/admin/account/second-factor/begin',
  permission: 'staff',
  beforeSecondFactor: true,
  wire: () => import('./second-factor.wire').then((module) => module.beginSecondFactorWire),
})

/** Turns the second factor on by a code of the new secret; every other session of the account ends. */
export const confirmSecondFactor: AdminEndpoint<typeof wire.confirmSecondFactorWire> = adminEndpoint({
  name: 'confirmSecondFactor',
  method: 'POST',
  path: '/api/admin/account/second-factor/confirm',
  permission: 'staff',
  beforeSecondFactor: true,
  wire: () => import('./second-factor.wire').then((module) => module.confirmSecondFactorWire),
})

/** Makes other recovery codes; those before open nothing any more. */
export const renewRecoveryCodes: AdminEndpoint<typeof wire.renewRecoveryCodesWire> = adminEndpoint({
  name: 'renewRecoveryCodes',
  method: 'POST',
  path: '/api/admin/account/second-factor/recovery-codes',
  permission: 'staff',
  wire: () => import('./second-factor.wire').then((module) => module.renewRecoveryCodesWire),
})

/** Turns the second factor off, where the shop does not demand it; every other session of the account ends. */
export const removeSecondFactor: AdminEndpoint<typeof wire.removeSecondFactorWire> = adminEndpoint({
  name: 'removeSecondFactor',
  method: 'POST',
  path: '/api/admin/account/second-factor/remove',
  permission: 'staff',
  wire: () => import('./second-factor.wire').then((module) => module.removeSecondFactorWire),
})
