import type { Db, OpenSandbox, SandboxParts, Serve } from '@prilavok/shop-server/kit'
import { FAULT_HEADER, withFaults } from '../faults/with-faults'
import { createControls } from './controls'
import { standInProviders, withPayments } from './payments'
import { SCRIPT_HEADER, scriptOf } from './script-of'
import { standInCarriers } from './stand-in-carriers'
import { standInCompetitors } from './stand-in-competitors'
import { standInEmail } from './stand-in-email'
import { standInSms } from './stand-in-sms'
import { standInRoutes } from './stand-in.routes'

/** The secret that the first process has brought: what one signs, the others believe. */
async function sharedSecret(db: Db, own: string): Promise<string> {
  await db
    .insertInto('sandbox_secret')
    .values({ secret: own })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return (await db.selectFrom('sandbox_secret').select('secret').executeTakeFirstOrThrow()).secret
}

interface StandInOptions {
  readonly faults?: boolean
  /** What else stands between callers and the API. */
  readonly around?: (serve: Serve) => Serve
}

/** Opens a sandbox: stand-ins for providers, carriers and gateways, a clock that tests move and, when asked for, injected faults. */
export const openStandIns =
  ({ faults = false, around = (serve) => serve }: StandInOptions = {}): OpenSandbox =>
  async (db, secret): Promise<SandboxParts> => {
    const controls = createControls(await sharedSecret(db, secret))
    return {
      aheadMs: controls.clock.aheadMs,
      scriptOf: (start, draft) => scriptOf(controls, start, draft),
      headers: [FAULT_HEADER, SCRIPT_HEADER],
      standIns: (shop) => ({
        providers: standInProviders(shop, controls),
        carriers: standInCarriers(shop),
        competitors: standInCompetitors,
        email: standInEmail(shop),
        sms: standInSms(shop),
      }),
      routes: (shop) => standInRoutes(withPayments(shop, controls)),
      around: (serve, settings) => (faults ? withFaults(around(serve), settings) : around(serve)),
    }
  }
