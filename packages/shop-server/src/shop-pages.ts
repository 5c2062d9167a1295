import type { CallEnded } from './http/call-log'
import { seenAddress } from './http/seen-address'
import { framesOf } from './http/serve-route'
import { createPages } from './pages/pages'
import type { ShopHandlerOptions } from './shop-handler'

const BUNDLE_SCRIPTS = { preact: '/bundle/prilavok.js', react: '/bundle/prilavok.react.js' } as const

/** The shop's pages, with the widgets below `/bundle/`. */
export const shopPages =
  (onCall?: CallEnded): NonNullable<ShopHandlerOptions['pages']> =>
  ({ db, reads, now, settings, sandbox, log }) =>
    createPages({
      db,
      reads,
      ...(onCall !== undefined && { onCall }),
      now,
      policyVersion: settings.policyVersion,
      payOnDelivery: settings.payOnDelivery,
      seen: seenAddress(settings),
      report: (error, requestId) => log({ level: 'error', requestId, text: framesOf(error) }),
      standIns: sandbox !== null,
      robotCheck: settings.robotCheck,
      bundle: (build) => ({ build, stub: '/bundle/prilavok.stub.js', script: BUNDLE_SCRIPTS[build] }),
    })
