import { lazyPart } from '@prilavok/core'
import type { Effects, Http, Reporter } from '@prilavok/core/effects'
import { createFirstEffects, type FirstEffects } from './first-effects'
import { createCookies } from './cookies'
import { createGeolocation } from './geolocation'
import { createLocation } from './location'
import { createLocks } from './locks'
import { createPage } from './page'
import { createReporter } from './report'
import { createStorage } from './storage/storage'

interface Given {
  readonly http: Http
  readonly report?: Reporter
}

/** The ports that nothing needs before a form or a page of the shop is opened. */
export const createLateEffects = (http: Http, report: Reporter): Omit<Effects, keyof FirstEffects> => ({
  http,
  session: createStorage(() => sessionStorage, report),
  cookies: createCookies(),
  location: createLocation(),
  geolocation: createGeolocation(),
  locks: createLocks(),
  page: createPage(),
  payments: lazyPart(async () => (await import('./payments/payment-ports')).createPaymentPorts()),
})

/** Every port of core in a browser; http is given, so that its code may come later. */
export const createBrowserEffects = ({ http, report = createReporter() }: Given): Effects => ({
  ...createFirstEffects(report),
  ...createLateEffects(http, report),
})
