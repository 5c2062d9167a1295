import { distinctPoints, loadPickPoints, type PickupPoint } from '@prilavok/contracts'
import { subscribeWithSelector } from 'zustand/middleware'
import { createStore } from 'zustand/vanilla'
import type { Effects } from '../effects'
import { createLatest } from '../lib/latest'
import type { ReadonlyStore } from '../lib/store'
import type { Feature } from '../shop'
import { browsingActions, type BrowsingActions } from './point-browsing.actions'
import { FIRST_POINTS, freshBrowsing, type PointBrowsing } from './point-browsing.state'

/** The points of a city, apart from any order. */
export interface PickupPointsState extends PointBrowsing {
  readonly status: 'idle' | 'loading' | 'ready' | 'failed'
  readonly cityId: string | null
  readonly points: readonly PickupPoint[]
  /** The point that is looked at closely. */
  readonly openId: string | null
}

/** All pick-up points of a city, to look through without an order. Source: PICK-26. */
export interface PickupPoints extends BrowsingActions {
  /** The points of the city, and what of them is shown. */
  readonly state: ReadonlyStore<PickupPointsState>
  /** Requests the points of a city; requesting the same one again is a retry. */
  readonly load: (cityId: string) => Promise<void>
  /** Keeps only points whose address or name matches the text. */
  readonly searchPoints: (text: string) => void
  /** Looks at a point closely, in the list; null closes it. */
  readonly open: (id: string | null) => void
}

/** The most points in one response of the contract. */
const PAGE_SIZE = 200
/** Pages requested at the same time once the first has returned how many there are. */
const AT_ONCE = 4

const initial: PickupPointsState = {
  status: 'idle',
  cityId: null,
  points: [],
  openId: null,
  ...freshBrowsing,
  near: null,
}

/** The pick-up points of a city; no request is sent until one is named. */
export function createPickupPoints({ http, geolocation }: Pick<Effects, 'http' | 'geolocation'>): PickupPoints {
  const state = createStore(subscribeWithSelector(() => initial))
  const latest = createLatest()

  const request = async (
    cityId: string,
    arrived: (points: readonly PickupPoint[]) => void,
    signal: Parameters<Parameters<typeof latest>[0]>[0],
  ) => {
    const page = (pageIndex: number) =>
      http(loadPickPoints, { query: { cityId, pageIndex, pageSize: PAGE_SIZE } }, { signal })
    const first = await page(1)
    if (!first.ok) return false
    const pages: (readonly PickupPoint[])[] = [first.value.points]
    arrived(distinctPoints(first.value.points))
    const { totalCount, totalIsExact } = first.value.paging
    const known = Math.ceil((totalCount ?? 0) / PAGE_SIZE)
    // A server may stop counting a long list; then its end is where a page is not full, or not the one that was requested.
    let more = known > 1
    for (let next = 2; more && !signal.aborted; next += AT_ONCE) {
      const size = totalIsExact ? Math.min(AT_ONCE, known - next + 1) : AT_ONCE
      const responses = await Promise.all(
        Array.from({ length: size }, async (_, at) => ({ index: next + at, response: await page(next + at) })),
      )
      for (const { index, response } of responses) {
        if (!response.ok) return false
        const { points, paging } = response.value
        if (paging.pageIndex === index) pages.push(points)
        more = paging.pageIndex === index && points.length === PAGE_SIZE
      }
      if (totalIsExact) more = next + size <= known
    }
    if (pages.length > 1) arrived(distinctPoints(pages.flat()))
    return true
  }

  return {
    state,
    load(cityId) {
      state.setState((present) => ({
        ...(present.cityId === cityId ? present : initial),
        near: present.near,
        cityId,
        status: 'loading',
      }))
      return latest(
        (signal) => request(cityId, (points) => void (signal.aborted || state.setState({ points })), signal),
        // What has arrived stays; the list shows in place that the rest is missing.
        (whole) => state.setState({ status: whole ? 'ready' : 'failed' }),
      )
    },
    searchPoints: (search) => state.setState({ search, shown: FIRST_POINTS }),
    open: (openId) => state.setState({ openId, view: 'list' }),
    ...browsingActions<PickupPointsState>((look) => state.setState(look), geolocation),
  }
}

/** The pick-up points of a shop: `shop.use(pickupPointsFeature)`. */
export const pickupPointsFeature: Feature<PickupPoints> = {
  name: 'pickup-points',
  create: ({ effects }) => createPickupPoints(effects),
}
