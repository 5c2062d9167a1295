import { Secret, TOTP } from 'otpauth'

/** A code is of half a minute. */
const PERIOD_S = 30
const SECRET_BYTES = 20
/** Clocks of phones and servers differ: the code before and the code after are taken, too. */
const WINDOW = 1

const totpOf = (secret: string, more: { readonly issuer?: string; readonly label?: string } = {}) =>
  new TOTP({ algorithm: 'SHA1', digits: 6, period: PERIOD_S, ...more, secret: Secret.fromBase32(secret) })

/** A new secret of 160 random bits, in base32 as people type it. */
export const newTotpSecret = (): string => new Secret({ size: SECRET_BYTES }).base32

/** The secret as an authenticator app reads it from a QR code. */
export const totpUri = (secret: string, issuer: string, login: string): string =>
  totpOf(secret, { issuer, label: login }).toString()

/** Whether a text looks like a code of an app; anything else may be a recovery code. */
export const isTotpCode = (text: string): boolean => /^\d{6}$/.test(text)

/** The time step that a code is of, one half-minute around `nowMs`; null where it is of none. */
export function totpStep(secret: string, code: string, nowMs: number): number | null {
  if (!isTotpCode(code)) return null
  const delta = totpOf(secret).validate({ token: code, timestamp: nowMs, window: WINDOW })
  return delta === null ? null : Math.floor(nowMs / 1000 / PERIOD_S) + delta
}

/** The code of a moment, as an app shows it. */
export const totpCode = (secret: string, nowMs: number): string => totpOf(secret).generate({ timestamp: nowMs })
