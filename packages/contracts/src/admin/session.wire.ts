import * as z from 'zod/mini'
import { staffRole } from './values.wire'
import { datetime, email, flag, id, list, maybe, nothing, text, url, wire } from '../wire'

export const staffLogin = z.object({
  login: text(),
  password: text(),
  /** A code of the authenticator app, or a recovery code, where the password alone was met with `code-required`. */
  otp: maybe(text()),
})

export const staffUser = z.object({
  id,
  login: text(),
  displayName: text(),
  email: maybe(email),
  avatarUrl: maybe(url),
  /** Ru. */
  locale: text(),
})

export const staffSession = z.object({
  user: staffUser,
  roles: list(staffRole),
  /** "{resource}:{action}", wildcard "*" allowed. */
  permissions: list(text()),
  csrfToken: text(),
  expiresOn: datetime,
  /** A second factor has to be set up before any other call is served. */
  needsSecondFactor: flag,
  /** The zone of the shop's clock by its IANA name; absent = that of the reader's device. */
  timeZone: maybe(text()),
})

export const signInWire = wire({ body: staffLogin, response: staffSession })

export const readSessionWire = wire({ response: staffSession })

export const signOutWire = wire({ response: nothing })
