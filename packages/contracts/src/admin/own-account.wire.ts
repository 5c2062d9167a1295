import * as z from 'zod/mini'
import { count, datetime, email, flag, maybe, nothing, text, wire } from '../wire'

/** The longest password that is read. */
const LONGEST_PASSWORD = 256
const password = text(LONGEST_PASSWORD)

export const ownAccount = z.object({
  login: text(),
  displayName: text(),
  email: maybe(email),
  hasSecondFactor: flag,
  /** The shop demands one of a role of this member: it can be replaced, not turned off. */
  isSecondFactorDemanded: flag,
  /** Since when there is one. */
  secondFactorOn: maybe(datetime),
  /** Recovery codes that have not been used. */
  recoveryCodesLeft: count(),
})

export const ownAccountSave = z.object({
  displayName: text(120),
})

export const ownPasswordChange = z.object({
  /** The password until now. */
  oldPassword: password,
  password,
})

export const readOwnAccountWire = wire({ response: ownAccount })

export const saveOwnAccountWire = wire({ body: ownAccountSave, response: ownAccount })

export const changeOwnPasswordWire = wire({ body: ownPasswordChange, response: nothing })
