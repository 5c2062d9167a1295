import type { Kysely } from 'kysely'
import type { ProviderPort, ShopDatabase, ShopHandlerOptions } from '@prilavok/shop-server/kit'
import { isDemoShop, isUnusedDatabase, markAsDemo } from './seeds/demo-mark'
import type { DemoSize } from './seeds/sizes'
import { withEnglish } from './pages/english/with-english'
import { openStandIns } from './stand-in/open-stand-ins'

/** What makes a shop a demo shop. */
export interface DemoOptions {
  /** Fills an empty database with a demo shop of this size; refused on a database that was filled otherwise. */
  readonly demo?: DemoSize
  /** Adds an invented city with so many pick-up points to the demo shop, to see and to measure long lists. */
  readonly bigCity?: number
  /** Called with progress messages while the demo shop is filled. */
  readonly progress?: (text: string) => void
  /**
   * Whether payments are simulated: stand-in providers below `/sim`, scripts of payments, a clock that tests move. On with `demo`, off
   * otherwise; never where anybody buys for real.
   */
  readonly sandbox?: boolean
  /** Whether requests may inject faults (see `faults/README.md`); in a sandbox only. */
  readonly faults?: boolean
}

/** The options of a demo shop in place of those that the server has for the same. */
export type WithDemo<Options> = Omit<Options, 'fill' | 'sandbox'> & DemoOptions

type Asked = DemoOptions & { readonly providers?: readonly ProviderPort[] | undefined }

const NOT_A_DEMO =
  'This database was not filled by --demo, so --demo does not open the sandbox on it: payments would be simulated in a real shop. ' +
  'Take another data folder or database for the demo shop, run `prilavok-shop` for the shop itself, or start with --sandbox ' +
  'if nobody buys here for real.'

/** Whether payments are to be simulated: asked for, or part of a demo shop that has no real providers. */
const isSandboxAsked = ({ sandbox, demo, providers = [] }: Asked): boolean =>
  sandbox ?? (demo !== undefined && providers.length === 0)

/** Fills an empty database with the demo shop that is asked for; refuses to simulate payments in a shop that sells for real. */
async function fill(db: Kysely<ShopDatabase>, { demo, bigCity, progress, sandbox }: Asked, isSandbox: boolean) {
  if (demo !== undefined && (await isUnusedDatabase(db))) {
    const { seedDemo } = await import('./seeds/seed')
    await seedDemo(db, demo, progress)
    await markAsDemo(db, demo)
  }
  if (isSandbox && sandbox !== true && !(await isDemoShop(db))) throw new Error(NOT_A_DEMO)
  if (isSandbox && demo !== undefined) {
    const { addDemoStaff } = await import('./seeds/staff-accounts')
    const { addDemoRecords } = await import('./seeds/staff-records')
    await addDemoStaff(db)
    await addDemoRecords(db)
  }
  if (bigCity === undefined) return
  const { addBigCity } = await import('./seeds/big-city')
  const added = await addBigCity(db, bigCity)
  if (added > 0) progress?.(`  Pickup points of the big city: ${added}`)
}

/** The options of the server for a demo shop, of whichever kind the server is; throws where options contradict each other. */
export function serverOptions<Options extends Pick<ShopHandlerOptions, 'providers'>>(
  options: WithDemo<Options>,
): Omit<WithDemo<Options>, keyof DemoOptions> & Pick<ShopHandlerOptions, 'fill' | 'sandbox'> {
  const { demo: _demo, bigCity: _bigCity, progress: _progress, sandbox: _sandbox, faults = false, ...rest } = options
  const isSandbox = isSandboxAsked(options)
  if (faults && !isSandbox)
    throw new Error('Faults can be injected in a sandbox only: start with --sandbox or --demo as well.')
  return {
    ...rest,
    fill: (db) => fill(db, options, isSandbox),
    ...(isSandbox && { sandbox: openStandIns({ faults, around: withEnglish }) }),
  }
}
