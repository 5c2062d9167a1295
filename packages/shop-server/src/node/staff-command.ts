import { randomBytes } from 'node:crypto'
import { openDatabase } from '../db'
import type { StaffAccount } from '@prilavok/contracts/admin'
import { staffRoles } from '@prilavok/contracts/admin'
import {
  AccountRefused,
  addAccount,
  idOfLogin,
  madePassword,
  resetSecondFactor,
  saveAccount,
  setPassword,
} from '../features/staff-session/accounts'
import { listAccounts } from '../features/staff-session/list-accounts'
import { LEAST_PASSWORD, MOST_PASSWORD, type AccountFault } from '../rules/staff-accounts'

/** What `prilavok-shop staff` can do. */
export const STAFF_ACTIONS = ['list', 'add', 'roles', 'password', 'reset-second-factor', 'close', 'open'] as const

const roleNames = `The roles are ${staffRoles.join(', ')}.`
const MESSAGES: Readonly<Record<AccountFault['code'], string>> = {
  'login-form': 'A login has 2 to 64 letters, digits, dots, dashes or @.',
  'login-taken': 'There is an account with this login already.',
  'name-missing': 'An account has a name.',
  'role-missing': `An account has at least one role. ${roleNames}`,
  'role-unknown': `There is no such role. ${roleNames}`,
  'password-short': `A password has at least ${LEAST_PASSWORD} characters.`,
  'password-long': `A password has at most ${MOST_PASSWORD} characters.`,
  'password-guessable': 'This password is easily guessed: it repeats itself, or the login.',
}
const inWords = (error: unknown) => {
  throw error instanceof AccountRefused ? new Error(MESSAGES[error.fault.code]) : error
}
/** Who has changed an account, as its history names them. */
const ACTOR = { id: null, displayName: 'prilavok-shop staff' }

/** An account of the staff, and what becomes of it. */
export interface StaffCommand {
  readonly databaseUrl: string | null
  readonly dataDir: string
  readonly action: (typeof STAFF_ACTIONS)[number]
  /** Empty with `list`. */
  readonly login: string
  readonly displayName: string
  readonly roles: readonly string[]
  /** From the environment, never a flag, which everybody on the computer could read; null: one is made and printed. */
  readonly password: string | null
}

const lineOf = ({ login, displayName, roles, hasSecondFactor, isActive, isDemo }: StaffAccount) =>
  [
    login,
    displayName,
    roles.join(', '),
    hasSecondFactor ? 'second factor' : '',
    isDemo ? 'demo' : '',
    isActive ? '' : 'closed',
  ]
    .filter(Boolean)
    .join(' · ')

/** `prilavok-shop staff`: makes, changes and closes accounts of the staff; with PostgreSQL also while the shop is open. */
export async function staffCommand(
  { databaseUrl, dataDir, action, login, displayName, roles, password }: StaffCommand,
  say: (text: string) => void,
): Promise<void> {
  const database = await openDatabase(databaseUrl === null ? { dataDir } : { url: databaseUrl })
  const keeper = { db: database.db, now: Date.now, randomId: () => randomBytes(18).toString('base64url') }
  const given = password ?? madePassword()
  const idOf = async () => {
    const id = await idOfLogin(keeper, login)
    if (id === undefined) throw new Error(`There is no account "${login}".`)
    return id
  }
  const actions: Readonly<Record<StaffCommand['action'], () => Promise<unknown>>> = {
    list: async () => (await listAccounts(keeper.db)).forEach((account) => say(lineOf(account))),
    add: () => addAccount(keeper, ACTOR, { login, displayName, roles }, given),
    roles: async () => saveAccount(keeper, ACTOR, await idOf(), { roles }),
    password: async () => setPassword(keeper, ACTOR, await idOf(), given),
    'reset-second-factor': async () => {
      if (!(await resetSecondFactor(keeper, ACTOR, await idOf())))
        throw new Error(`The account "${login}" has no second factor.`)
    },
    close: async () => saveAccount(keeper, ACTOR, await idOf(), { isActive: false }),
    open: async () => saveAccount(keeper, ACTOR, await idOf(), { isActive: true }),
  }
  const run = async () => {
    await actions[action]().catch(inWords)
    if (action === 'list') return
    say(`${login}: done`)
    if ((action === 'add' || action === 'password') && password === null) say(`The password, shown once: ${given}`)
  }
  await run().finally(database.close)
}
