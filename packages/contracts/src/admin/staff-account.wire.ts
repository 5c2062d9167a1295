import * as z from 'zod/mini'
import { historyList } from './history.wire'
import { staffRole } from './values.wire'
import { count, datetime, flag, id, int, list, maybe, nothing, pathId, text, wire } from '../wire'

/** The password of who asks: a session that was left open changes nobody's account. */
const ownPassword = text(256)
const displayName = text(120)
const roles = list(staffRole, 20)

export const staffAccount = z.object({
  id,
  login: text(),
  displayName: text(),
  roles: list(staffRole),
  /** A closed account has no session. */
  isActive: flag,
  /** Of a demo shop: it opens nothing outside of one. */
  isDemo: flag,
  hasSecondFactor: flag,
  /** The shop demands a second factor of a role of this account. */
  isSecondFactorDemanded: flag,
  /** When somebody last used it; null: not within its sessions. */
  lastSeenOn: maybe(datetime),
  createdOn: datetime,
  version: count(),
})

export const staffAccountList = z.object({
  items: list(staffAccount),
})

export const staffAccountAdd = z.object({
  login: text(64),
  displayName,
  roles,
  ownPassword,
})

export const staffAccountSave = z.object({
  displayName,
  roles,
  isActive: flag,
  /** The version that was read. */
  version: int(),
  ownPassword,
})

export const staffAccountAdded = z.object({
  account: staffAccount,
  /** For the first sign-in; shown once. */
  password: text(),
})

export const staffPassword = z.object({
  /** Shown once. */
  password: text(),
})

export const ownProof = z.object({
  ownPassword,
})

const params = z.object({ id: pathId })

export const listStaffAccountsWire = wire({ response: staffAccountList })

export const addStaffAccountWire = wire({ body: staffAccountAdd, response: staffAccountAdded })

export const saveStaffAccountWire = wire({ params, body: staffAccountSave, response: staffAccount })

export const renewStaffPasswordWire = wire({ params, body: ownProof, response: staffPassword })

export const resetSecondFactorWire = wire({ params, body: ownProof, response: nothing })

export const readStaffAccountHistoryWire = wire({ params, response: historyList })
