import { lazyPart } from '@prilavok/core'
import type { Effects, Http, Reporter } from '@prilavok/core/effects'
import { createClock } from './clock'
import { createCookies } from './cookies'
import { createGeolocation } from './geolocation'
import { createLocation } from './location'
import { createLocks } from './locks'
import { needHttp } from './need-http'
import { createPage } from './page'
import { createPageHistory } from './page-history'
import { createRandom } from './random'
import { createReporter } from './report'
import { createStorage } from './storage/storage'
import { createTabs } from './storage/tabs'

/** Bundlers replace this, so that a page in production has no code for it. */
declare const process: { readonly env: { readonly NODE_ENV?: string } }

/** What the ports of a browser are made with. */
export interface BrowserEffectsOptions {
  /** That of `createHttp`, or one that loads it with the first request. */
  readonly http: Http
  /** Where diagnostics go; the console by default. */
  readonly report?: Reporter
}

/** The services of the forms; loaded with the first focus in one, where the shop has a key. */
const loadRobotChecks = lazyPart(async () => {
  const [{ createRobotChecks }, { createScripts }] = await Promise.all([
    import('./robot-check/robot-checks'),
    import('./payments/scripts'),
  ])
  return createRobotChecks(createScripts())
})

/** Every port of core in a page, for scripts that run nowhere else. The payment ports are loaded when they are first needed. */
export function createPageEffects(options: BrowserEffectsOptions): Effects {
  if (process.env.NODE_ENV !== 'production') needHttp('createPageEffects', options)
  const { http, report = createReporter() } = options
  return {
    http,
    clock: createClock(),
    storage: createStorage(() => localStorage, report),
    session: createStorage(() => sessionStorage, report),
    cookies: createCookies(),
    tabs: createTabs(),
    random: createRandom(),
    location: createLocation(),
    history: createPageHistory(),
    geolocation: createGeolocation(),
    locks: createLocks(),
    page: createPage(),
    payments: lazyPart(async () => (await import('./payments/payment-ports')).createPaymentPorts()),
    robotChecks: async (service, siteKey) => (await loadRobotChecks())?.(service, siteKey) ?? null,
    report,
  }
}
