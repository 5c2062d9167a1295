import { subscribeWithSelector } from 'zustand/middleware'
import { createStore } from 'zustand/vanilla'
import type { Effects } from '../effects'
import type { ReadonlyStore } from '../lib/store'
import type { Feature } from '../shop'
import { readViewed, VIEWED_KEY, viewedProduct, withViewed } from './recently-viewed.rules'
import type { RecentlyViewedState, ViewedProduct } from './recently-viewed.types'
import { waitForPhoto } from './wait-for-photo'

/** The products that the visitor has looked at, in this browser. */
export interface RecentlyViewed {
  /** What was viewed, newest first. */
  readonly state: ReadonlyStore<RecentlyViewedState>
  /** Puts a product on top of the list. One with addresses that may not be opened is left out. */
  readonly record: (product: ViewedProduct) => Promise<void>
  /** Records a product once its photo is found, and never without one; returns how to stop looking. Source: RECENT-06, RECENT-09. */
  readonly recordWithPhoto: (product: Pick<ViewedProduct, 'title' | 'uri'>, find: () => string | null) => () => void
}

/** Reads the list and follows what other tabs add to it. Source: RECENT-02. */
export function createRecentlyViewed({
  storage,
  tabs,
  locks,
  location,
  clock,
  page,
}: Pick<Effects, 'storage' | 'tabs' | 'locks' | 'location' | 'clock' | 'page'>): RecentlyViewed {
  const read = () => readViewed(storage.read(VIEWED_KEY), location.origin())
  const state = createStore(subscribeWithSelector<RecentlyViewedState>(() => ({ items: read() })))
  const refresh = () => state.setState({ items: read() })
  tabs.onStored(VIEWED_KEY, refresh)
  // A page from the back-forward cache has heard nothing of other tabs.
  page.onRestore(refresh)

  // Tabs that are opened together read and write one after the other, so that none loses the entry of another.
  const record = (given: ViewedProduct) =>
    locks.run(VIEWED_KEY, async () => {
      const product = viewedProduct(given, location.origin())
      if (product !== null) storage.write(VIEWED_KEY, JSON.stringify(withViewed(read(), product)))
      refresh()
    })
  return {
    state,
    record,
    recordWithPhoto: (product, find) =>
      waitForPhoto(clock, find, (imageUri) => {
        if (imageUri !== null) void record({ ...product, imageUri })
      }),
  }
}

/** What the visitor of a shop has looked at: `shop.use(recentlyViewedFeature)`. */
export const recentlyViewedFeature: Feature<RecentlyViewed> = {
  name: 'recently-viewed',
  create: ({ effects }) => createRecentlyViewed(effects),
}
