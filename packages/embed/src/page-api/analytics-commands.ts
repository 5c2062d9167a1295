import { lazyPart, type Shop } from '@prilavok/core'
import { analyticsSettings } from '@prilavok/core/analytics'
import type { CartLine } from '@prilavok/core/cart'

/** What the page's scripts say to the analytics of the shop. */
export interface AnalyticsCommands {
  /** The visitor agrees that the shop learns from the visit, or does not; for shops with the setting `analytics.needsConsent`. */
  readonly consent: (isGiven: boolean) => void
  /** Tells of a goal of the page's own. */
  readonly goal: (name: string, params?: Readonly<Record<string, string>>) => void
  /** Authorises the visitor by an e-mail address, of which only a hash leaves the page. Needs a page with https. */
  readonly authorise: (email: string) => Promise<void>
}

/** SHA-256 of an address without spaces and in small letters, in hexadecimal digits, as advertising services compare them. */
async function hashOf(email: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(email.trim().toLowerCase()))
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Whether there is anything to tell anybody: a service of the shop, or a list of the page. */
function isWanted({ settings }: Shop): boolean {
  const { host, dataLayer } = settings(analyticsSettings).analytics
  return host !== null || Object.values(dataLayer).some((name) => name !== null && Object.hasOwn(globalThis, name))
}

/** Starts the analytics of a page where it is wanted, and hands it to the page's scripts. */
export function createAnalyticsCommands(shop: Shop, before: readonly CartLine[]): AnalyticsCommands {
  const load = lazyPart(async () => {
    const { startAnalytics } = await import('./start-analytics')
    return startAnalytics(shop, before)
  })
  if (isWanted(shop)) void load()
  return {
    consent: (isGiven) => void load().then((analytics) => analytics?.consent(isGiven)),
    goal(name, params = {}) {
      if (typeof name !== 'string' || name === '')
        throw new TypeError('[Prilavok] prilavok.analytics.goal: a goal needs a name.')
      void load().then((analytics) => analytics?.send({ type: 'Goal', goal: name, params }))
    },
    async authorise(email) {
      if (typeof email !== 'string' || !email.includes('@'))
        throw new TypeError('[Prilavok] prilavok.analytics.authorise: this is no e-mail address.')
      if (crypto.subtle === undefined)
        throw new TypeError('[Prilavok] prilavok.analytics.authorise: the browser hashes on pages with https alone.')
      const [analytics, emailHash] = await Promise.all([load(), hashOf(email)])
      analytics?.authoriseByEmail(emailHash)
    },
  }
}
