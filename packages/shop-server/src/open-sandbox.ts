import type { Kysely } from 'kysely'
import type { ShopDatabase } from './db'
import { isDemoShop, isUnusedDatabase, markAsDemo } from './db/demo-shop'
import type { DemoSize } from './demo/sizes'
import type { ProviderPort } from './providers/provider-port'
import { providerByKey } from './rules/payment-providers'
import { createSandbox, type Sandbox } from './sandbox'
import type { ShopSettings } from './settings'

/** What decides whether there is a sandbox, out of the options of the server. */
interface Asked {
  readonly demo?: DemoSize
  readonly sandbox?: boolean
  readonly faults?: boolean
  readonly providers?: readonly ProviderPort[]
  readonly settings?: Partial<Pick<ShopSettings, 'publicUrl'>>
  readonly progress?: (text: string) => void
}

const NOT_A_DEMO =
  'This database was not filled by --demo, so --demo does not open the sandbox on it: payments would be simulated in a real shop. ' +
  'Take another data folder or database for the demo shop, leave --demo out to run the shop itself, or start with --sandbox ' +
  'if nobody buys here for real.'

/** Whether payments are to be simulated: asked for, or part of a demo shop that has no real providers. */
export const isSandboxAsked = ({ sandbox, demo, providers = [] }: Asked): boolean =>
  sandbox ?? (demo !== undefined && providers.length === 0)

/** Refuses options that contradict each other, before a database is opened. */
export function checkSandboxOptions(options: Asked): void {
  if (options.faults === true && !isSandboxAsked(options))
    throw new Error('Faults can be injected in a sandbox only: start with --sandbox or --demo as well.')
  const { sandbox, providers = [], settings } = options
  if (providers.length === 0) return
  if (sandbox === true)
    throw new Error('A sandbox simulates every payment provider; leave out `providers` or `sandbox`.')
  if (!settings?.publicUrl)
    throw new Error('Payment providers need `settings.publicUrl`, where buyers come back to and callbacks go.')
  const keys = providers.map(({ key }) => key)
  const unknown = keys.find((key) => providerByKey(key) === null)
  if (unknown !== undefined) throw new Error(`The contract knows no payment provider "${unknown}".`)
  if (new Set(keys).size < keys.length) throw new Error('A payment provider is connected twice.')
}

/** The secret that the first process has brought: what one signs, the others believe. */
async function sharedSecret(db: Kysely<ShopDatabase>, own: string): Promise<string> {
  await db
    .insertInto('sandbox_secret')
    .values({ secret: own })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return (await db.selectFrom('sandbox_secret').select('secret').executeTakeFirstOrThrow()).secret
}

/** Fills an empty database with the demo shop that is asked for, and opens the sandbox; null for a shop that sells for real. */
export async function openSandbox(db: Kysely<ShopDatabase>, options: Asked, secret: string): Promise<Sandbox | null> {
  const { demo, sandbox, progress } = options
  if (demo !== undefined && (await isUnusedDatabase(db))) {
    const { seedDemo } = await import('./demo/seed')
    await seedDemo(db, demo, progress)
    await markAsDemo(db, demo)
  }
  if (!isSandboxAsked(options)) return null
  if (sandbox !== true && !(await isDemoShop(db))) throw new Error(NOT_A_DEMO)
  if (demo !== undefined) {
    const { addDemoStaff } = await import('./demo/staff-accounts')
    const { addDemoRecords } = await import('./demo/staff-records')
    await addDemoStaff(db)
    await addDemoRecords(db)
  }
  return createSandbox(await sharedSecret(db, secret))
}
