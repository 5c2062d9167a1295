import * as z from 'zod/mini'
import { list, maybe, nothing, text, wire } from '../wire'

const password = text(256)
/** Six digits of the app, or a recovery code with whatever stands between its letters. */
const code = text(64)

export const secondFactorBegin = z.object({
  password,
  /** A code of the factor that is to be replaced, where there is one. */
  code: maybe(code),
})

export const secondFactorSecret = z.object({
  /** The secret as people type it, in base32. */
  secret: text(),
  /** The same for a QR code, as an `otpauth:` address. */
  uri: text(),
})

export const secondFactorConfirm = z.object({
  /** A code of the app that holds the new secret. */
  code,
})

export const secondFactorProof = z.object({
  password,
  code,
})

export const recoveryCodes = z.object({
  /** Each signs in once in place of the app; they are shown once. */
  codes: list(text()),
})

export const beginSecondFactorWire = wire({ body: secondFactorBegin, response: secondFactorSecret })

export const confirmSecondFactorWire = wire({ body: secondFactorConfirm, response: recoveryCodes })

export const renewRecoveryCodesWire = wire({ body: secondFactorProof, response: recoveryCodes })

export const removeSecondFactorWire = wire({ body: secondFactorProof, response: nothing })
