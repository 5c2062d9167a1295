import { randomBytes } from 'node:crypto'
import { openDatabase } from '../db'
import {
  addAccount,
  listAccounts,
  madePassword,
  setActive,
  setPassword,
  setRoles,
  type StaffAccount,
} from '../features/staff-session/accounts'

/** What `prilavok-shop staff` can do. */
export const STAFF_ACTIONS = ['list', 'add', 'roles', 'password', 'close', 'open'] as const

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

const lineOf = ({ login, displayName, roles, isActive, isDemo }: StaffAccount) =>
  [login, displayName, roles.join(', '), isDemo ? 'demo' : '', isActive ? '' : 'closed'].filter(Boolean).join(' · ')

/** `prilavok-shop staff`: makes, changes and closes accounts of the staff; with PostgreSQL also while the shop is open. */
export async function staffCommand(
  { databaseUrl, dataDir, action, login, displayName, roles, password }: StaffCommand,
  say: (text: string) => void,
): Promise<void> {
  const database = await openDatabase(databaseUrl === null ? { dataDir } : { url: databaseUrl })
  const keeper = { db: database.db, now: Date.now, randomId: () => randomBytes(18).toString('base64url') }
  const given = password ?? madePassword()
  const sayPassword = () => password === null && say(`The password, shown once: ${given}`)
  const run = async () => {
    if (action === 'list') return (await listAccounts(keeper)).forEach((account) => say(lineOf(account)))
    if (action === 'add') await addAccount(keeper, { login, displayName, roles }, given)
    if (action === 'password') await setPassword(keeper, login, given)
    if (action === 'roles') await setRoles(keeper, login, roles)
    if (action === 'close' || action === 'open') await setActive(keeper, login, action === 'open')
    say(`${login}: done`)
    if (action === 'add' || action === 'password') sayPassword()
  }
  await run().finally(database.close)
}
