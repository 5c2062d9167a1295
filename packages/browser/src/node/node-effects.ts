import type { Effects, Http, KeyValueStorage, Reporter } from '@prilavok/core/effects'
import { createClock } from '../clock'
import { createProcessLocks } from '../process-locks'
import { needHttp } from '../need-http'
import { createRandom } from '../random'
import { createReporter } from '../report'
import { createMemory } from '../memory'
import { createNodeLocation } from './node-location'

declare const process: { readonly env: { readonly NODE_ENV?: string } }

/** What the ports of a process without a page are made with. */
export interface NodeEffectsOptions {
  /** That of `createHttp` with an `origin`. */
  readonly http: Http
  /** The address of the page that is rendered, or of the site that the program acts for; `http://localhost/` by default. */
  readonly url?: string
  /** Where the cart is kept; in memory by default, which ends with these ports. */
  readonly storage?: KeyValueStorage
  /** Where the order under way is kept; in memory by default. */
  readonly session?: KeyValueStorage
  /** Is called with an address that a browser would open: another page of the shop, or that of a payment provider. */
  readonly onNavigate?: (url: string) => void
  /** Where diagnostics go; the console by default. */
  readonly report?: Reporter
}

const nothing = () => {}
const never = () => nothing

/**
 * Every port of core where there is no page: in Node 20 and newer, on other servers, and while a server renders. One buyer, no
 * other tabs; a page that is never left, no device whose position is known, and no scripts of payment providers.
 */
export function createNodeEffects(options: NodeEffectsOptions): Effects {
  if (process.env.NODE_ENV !== 'production') needHttp('createNodeEffects', options)
  const {
    http,
    url = 'http://localhost/',
    storage = createMemory(),
    session = createMemory(),
    onNavigate = nothing,
    report = createReporter(),
  } = options
  const cookies = createMemory()
  return {
    http,
    clock: createClock(),
    storage,
    session,
    cookies,
    tabs: { onStored: never },
    random: createRandom(),
    location: createNodeLocation(url, onNavigate),
    history: { hash: () => '', write: nothing, back: nothing, onMove: never },
    geolocation: { locate: async () => null },
    locks: createProcessLocks(),
    page: {
      setTitle: nothing,
      onLeave: never,
      onRestore: never,
      onVisible: never,
      onOnline: never,
      onMouseLeave: never,
      warnOnLeave: never,
      fields: () => null,
      hasDialog: () => false,
      facts: () => ({ title: '', userAgent: '', screenWidth: 0, screenHeight: 0 }),
    },
    payments: async () => null,
    robotChecks: async () => null,
    report,
  }
}
