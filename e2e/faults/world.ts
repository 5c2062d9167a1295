import { createHttp } from '@prilavok/browser/http'
import { createShop, type Shop } from '@prilavok/core'
import { cartFeature, type Cart } from '@prilavok/core/cart'
import type { Http } from '@prilavok/core/effects'
import { checkoutFlow, type CheckoutFlow } from '@prilavok/core/flows'
import {
  createTestClock,
  createTestEffects,
  createTestHttp,
  createTestStorage,
  type TestEffects,
  type TestStorage,
} from '@prilavok/core/testing'
import type { ShopServer } from '@prilavok/shop-server'

const API = 'http://shop.test'

/** Counts calls that are on their way, so that a run can wait for quiet instead of for time. */
interface Line {
  readonly http: Http
  /** Waits for every call, the pauses before its retries included. */
  readonly quiet: () => Promise<void>
  /** The next request meets this fault. */
  readonly spoil: (fault: string) => void
}

function openLine(server: ShopServer): Line {
  const running = new Set<Promise<unknown>>()
  let next: string | null = null
  const send: typeof fetch = async (input, init) => {
    const request = new Request(input, init)
    const fault = next
    next = null
    if (fault !== null) request.headers.set('X-Prilavok-Fault', fault)
    const response = await server.fetch(request)
    if (response.headers.has('X-Prilavok-Drop')) throw new TypeError('The connection broke.')
    // A server that is busy asks for a pause of a second, which a run would have to wait for.
    if (response.headers.has('Retry-After')) response.headers.set('Retry-After', '0')
    return response
  }
  const call: Http = createHttp({ origin: API, fetch: send, retryPause: () => 1 })
  return {
    http(...input) {
      const result = call(...input)
      running.add(result)
      void result.finally(() => running.delete(result))
      return result
    },
    spoil: (fault) => {
      next = fault
    },
    async quiet() {
      // Calls follow from results: quiet is when several turns in a row have started none.
      for (let still = 0; still < 3; still += 1) {
        if (running.size > 0) {
          await Promise.allSettled([...running])
          still = -1
        }
        await new Promise((turn) => setTimeout(turn, 0))
      }
    },
  }
}

/** A tab of the buyer's browser. */
export interface Tab {
  readonly test: TestEffects
  readonly shop: Shop
  readonly cart: Cart
  /** The order page, once it was opened in this tab. */
  checkout: CheckoutFlow | null
}

/** A buyer's browser before a real shop server on a real database. */
export interface World {
  readonly line: Line
  readonly tabs: Tab[]
  readonly storage: TestStorage
  readonly openTab: () => Tab
  /** Loads a tab anew: what was only in memory is gone. */
  readonly reload: (tab: Tab) => Tab
  /** Tabs that were sent to another page show it: the order page is gone from them. */
  readonly follow: () => void
  /** Waits until nothing moves; `ms` of the browser's clock go by. */
  readonly settle: (ms?: number) => Promise<void>
}

export function openWorld(server: ShopServer): World {
  const line = openLine(server)
  const storage = createTestStorage()
  const clock = createTestClock(undefined, line.quiet)
  const locks = createTestEffects().effects.locks
  const tabs: Tab[] = []

  const build = (kept: TestStorage, session?: TestEffects): Tab => {
    const test = createTestEffects({
      storage: kept,
      clock,
      locks,
      http: { ...createTestHttp(), http: line.http, settle: line.quiet },
    })
    if (session) for (const [key, value] of session.session.saved) test.session.saved.set(key, value)
    if (session) for (const [key, value] of session.address.query) test.address.query.set(key, value)
    const shop = createShop(test.effects)
    return { test, shop, cart: shop.use(cartFeature), checkout: null }
  }
  const replace = (tab: Tab, next: Tab): Tab => {
    tabs.splice(tabs.indexOf(tab), 1, next)
    return next
  }
  const reload = (tab: Tab) => replace(tab, build(tabs.length === 1 ? storage : storage.otherTab(), tab.test))
  return {
    line,
    tabs,
    storage,
    reload,
    follow() {
      for (const tab of [...tabs]) if (tab.test.visited.length > 0) reload(tab).test.address.query.clear()
    },
    openTab() {
      const tab = build(tabs.length === 0 ? storage : storage.otherTab())
      tabs.push(tab)
      return tab
    },
    settle: async (ms = 0) => {
      await line.quiet()
      await clock.advance(ms)
      await line.quiet()
    },
  }
}

/** Opens the order page in a tab. */
export async function openCheckout(tab: Tab, world: World): Promise<CheckoutFlow> {
  tab.checkout = tab.shop.use(checkoutFlow)
  const opening = tab.checkout.open()
  await world.settle(500)
  await opening
  return tab.checkout
}
