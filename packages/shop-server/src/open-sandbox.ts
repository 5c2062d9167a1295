import type { Kysely } from 'kysely'
import type { ShopDatabase } from './db'
import { isDemoShop, isUnusedDatabase, markAsDemo } from './db/demo-shop'
import { createSandbox, type Sandbox } from './sandbox'
import type { ShopServerOptions } from './shop-server'

type Asked = Pick<ShopServerOptions, 'demo' | 'sandbox' | 'faults' | 'progress'>

const NOT_A_DEMO =
  'This database was not filled by --demo, so --demo does not open the sandbox on it: payments would be simulated in a real shop. ' +
  'Take another data folder or database for the demo shop, leave --demo out to run the shop itself, or start with --sandbox ' +
  'if nobody buys here for real.'

/** Whether payments are to be simulated: asked for, or part of the demo shop. */
const isAsked = ({ sandbox, demo }: Asked): boolean => sandbox ?? demo !== undefined

/** Refuses options that contradict each other, before a database is opened. */
export function checkSandboxOptions(options: Asked): void {
  if (options.faults === true && !isAsked(options))
    throw new Error('Faults can be injected in a sandbox only: start with --sandbox or --demo as well.')
}

/** Fills an empty database with the demo shop that is asked for, and opens the sandbox; null for a shop that sells for real. */
export async function openSandbox(db: Kysely<ShopDatabase>, options: Asked): Promise<Sandbox | null> {
  const { demo, sandbox, progress } = options
  if (demo !== undefined && (await isUnusedDatabase(db))) {
    const { seedDemo } = await import('./demo/seed')
    await seedDemo(db, demo, progress)
    await markAsDemo(db, demo)
  }
  if (!isAsked(options)) return null
  if (sandbox !== true && !(await isDemoShop(db))) throw new Error(NOT_A_DEMO)
  return createSandbox()
}
