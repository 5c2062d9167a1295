import type { Effects, Http, Reporter } from '@prilavok/core/effects'
import { createLocation } from './location'
import { createLocks } from './locks'
import { createClock, createPage, createRandom, createReporter } from './page'
import { createStorage } from './storage/storage'
import { createTabs } from './storage/tabs'

interface Given {
  readonly http: Http
  readonly report?: Reporter
}

/** Every port of core in a browser; http is given, so that its code may come later. */
export function createBrowserEffects({ http, report = createReporter() }: Given): Effects {
  return {
    http,
    clock: createClock(),
    storage: createStorage(() => localStorage, report),
    session: createStorage(() => sessionStorage, report),
    tabs: createTabs(),
    random: createRandom(),
    location: createLocation(),
    locks: createLocks(),
    page: createPage(),
    report,
  }
}
