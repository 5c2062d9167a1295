import * as z from 'zod/mini'
import { staffRole } from './values.wire'
import { datetime, email, id, list, maybe, nothing, text, url, wire } from '../wire'

export const staffLogin = z.object({
  login: text(),
  password: text(),
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
})

export const signInWire = wire({ body: staffLogin, response: staffSession })

export const readSessionWire = wire({ response: staffSession })

export const signOutWire = wire({ response: nothing })
