import { framesOf, seenAddress, type ShopHandlerOptions } from '@prilavok/shop-server/kit'
import { readPreloads } from './pages/frame/preloads'
import { createPages } from './pages/pages'

const BUNDLE_SCRIPTS = { preact: '/bundle/prilavok.js', react: '/bundle/prilavok.react.js' } as const

/** The shop's pages, with the widgets below `/bundle/`. */
export const shopPages: NonNullable<ShopHandlerOptions['pages']> = (
  { db, reads, kept, now, settings, sandbox, log },
  onCall,
  bundle,
) =>
  createPages({
    db,
    reads,
    kept,
    ...(onCall !== undefined && { onCall }),
    now,
    policyVersion: settings.policyVersion,
    foreignPhones: settings.foreignPhones,
    payOnDelivery: settings.payOnDelivery,
    seen: seenAddress(settings),
    report: (error, requestId) => log({ level: 'error', requestId, text: framesOf(error) }),
    standIns: sandbox !== null,
    robotCheck: settings.robotCheck,
    ...(bundle !== undefined && { preloads: readPreloads(bundle) }),
    bundle: (build) => ({ build, stub: '/bundle/prilavok.stub.js', script: BUNDLE_SCRIPTS[build] }),
  })
