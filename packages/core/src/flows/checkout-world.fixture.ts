import type { Endpoint } from '@prilavok/contracts'
import type { Effects } from '../effects'
import { createShop } from '../create-shop'
import {
  createTestClock,
  createTestEffects,
  createTestHttp,
  createTestStorage,
  type TestClock,
  type TestEffects,
  type TestStorage,
} from '../testing'
import { withLines } from './checkout.fixture'
import { createModelHttp, createModelShop, type Fault, type ModelShop, type Turn } from './checkout-model.fixture'
import { checkoutFlow, type CheckoutFlow } from './checkout.flow'
import { paymentFlow, type PaymentFlow } from './payment.flow'

/** A tab of the buyer's browser with the order page in it. */
export interface ModelTab {
  readonly test: TestEffects
  readonly flow: CheckoutFlow
  readonly pay: PaymentFlow
  /** The page is gone: nothing of it runs any more, and its locks are free. */
  readonly kill: () => void
}

/** A buyer's browser before a naive shop. */
export interface ModelWorld {
  readonly shop: ModelShop
  readonly clock: TestClock
  readonly storage: TestStorage
  readonly tabs: ModelTab[]
  readonly openTab: () => ModelTab
  /** Loads the page of a tab anew; what its session and the browser keep stays. */
  readonly reload: (tab: ModelTab) => ModelTab
}

interface Given {
  /** Several browsers may stand before one shop. */
  readonly shop?: ModelShop
  readonly clock?: TestClock
  /** What the first page's address says. */
  readonly query?: ReadonlyMap<string, string>
  /** The browser has a cart. */
  readonly lines?: boolean
  readonly turn: Turn
  readonly fault: (endpoint: Endpoint) => Fault
  readonly isOnline: () => boolean
  readonly settled: () => Promise<void>
}

/** Locks over all tabs; the ones of a page that is gone are free, as browsers do it. */
function createWorldLocks() {
  const tails = new Map<string, Promise<unknown>>()
  return (gone: Promise<void>): Effects['locks'] => ({
    run<T>(name: string, task: () => Promise<T>): Promise<T> {
      let isGone = false
      void gone.then(() => (isGone = true))
      const start = (): Promise<T> => (isGone ? new Promise<never>(() => {}) : task())
      const mine = (tails.get(name) ?? Promise.resolve()).then(start, start)
      tails.set(name, Promise.race([mine.catch(() => undefined), gone]))
      return mine
    },
  })
}

/** A clock whose alarms die with their page. */
const mortal = (clock: TestClock, isAlive: () => boolean): TestClock => ({
  ...clock,
  after: (ms, run) => clock.after(ms, () => isAlive() && run()),
})

/** Opens a browser with one tab of it on the order page. */
export function createModelWorld({
  turn,
  fault,
  isOnline,
  settled,
  shop = createModelShop(),
  clock = createTestClock(undefined, settled),
  query: first,
  lines = true,
}: Given): ModelWorld {
  const storage = createTestStorage()
  const locksOf = createWorldLocks()
  const tabs: ModelTab[] = []
  let builds = 0

  const build = (session?: ReadonlyMap<string, string>, query?: ReadonlyMap<string, string>): ModelTab => {
    let alive = true
    let die = () => {}
    const gone = new Promise<void>((resolve) => (die = resolve))
    const isAlive = () => alive
    const http = createModelHttp({ shop, turn, fault, isAlive, isOnline })
    const kept = storage.otherTab()
    const listener = {
      ...kept,
      onStored: (key: string, changed: () => void) => kept.onStored(key, () => alive && changed()),
    }
    const test = createTestEffects({
      chance: ((builds += 1) * 0.37) % 1,
      storage: listener,
      clock: mortal(clock, isAlive),
      locks: locksOf(gone),
      http: { ...createTestHttp(), http },
    })
    session?.forEach((value, key) => test.session.saved.set(key, value))
    query?.forEach((value, key) => test.address.query.set(key, value))
    test.address.path = '/profile/order'
    const page = createShop(test.effects)
    const flow = page.use(checkoutFlow)
    const kill = () => {
      alive = false
      die()
    }
    void flow.open()
    return { test, flow, pay: page.use(paymentFlow), kill }
  }
  const world: ModelWorld = {
    shop,
    clock,
    storage,
    tabs,
    openTab() {
      const tab = build(undefined, tabs.length === 0 ? first : undefined)
      tabs.push(tab)
      return tab
    },
    reload(tab) {
      tab.kill()
      const next = build(tab.test.session.saved, tab.test.address.query)
      tabs.splice(tabs.indexOf(tab), 1, next)
      return next
    },
  }
  if (lines) withLines({ ...createTestEffects(), storage })
  return world
}
