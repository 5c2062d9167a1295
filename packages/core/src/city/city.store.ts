import {
  loadCitiesToPick,
  loadCityByLocation,
  loadCityPreview,
  loadUserCity,
  searchCities,
  type City,
  type CityOption,
  type VisitorCity,
} from '@prilavok/contracts'
import { subscribeWithSelector } from 'zustand/middleware'
import { createStore } from 'zustand/vanilla'
import type { Coordinates, Effects } from '../effects'
import { createDebounce } from '../lib/debounce'
import { createLatest, type AbortNotice } from '../lib/latest'
import { defaultsOf, type SettingsOf } from '../lib/settings'
import type { ReadonlyStore } from '../lib/store'
import type { Feature } from '../shop'
import { citySettings } from './city.settings'
import { CITY_BY_HAND_KEY, cachedCities, isChosenByHand, writeCachedCity } from './city.storage'
import type { CityState } from './city.types'
import { popularCities } from './popular-cities.rules'
import { readDevicePlace, rounded, writeDevicePlace, type DevicePlace } from './device-place'

/** Cities are searched from so many typed characters. Source: CITY-16. */
export const CITY_SEARCH_FROM = 2
/** The server takes no longer text. */
const CITY_SEARCH_TO = 200
const SEARCH_DELAY_MS = 250
/** Requests the city of the visitor's address from the server. Source: CITY-11. */
const BY_ADDRESS = '0'
/** What a server says of an id that is none of its cities. */
const REFUSED = new Set([400, 404, 410, 422])

/** Where the visitor is, and the look-up of another city. */
export interface CityStore {
  /** The visitor's city and the search for another one. */
  readonly state: ReadonlyStore<CityState>
  /** Finds the visitor's city once per page: of the address, of the last days, or by the visitor's network address. */
  readonly locate: () => Promise<VisitorCity | null>
  /** Takes the city of a draft, or one that was found for the visitor. */
  readonly take: (id: string) => Promise<VisitorCity | null>
  /** The visitor has chosen a city by hand; nothing that finds cities by itself takes another one then. */
  readonly choose: (id: string) => Promise<VisitorCity | null>
  /**
   * The device is at a place, whose city is taken unless the visitor has chosen one meanwhile, or it is not wanted any more.
   * Source: CITY-28.
   */
  readonly settleAt: (place: Coordinates, isWanted: () => boolean) => Promise<VisitorCity | null>
  /** The visitor has chosen the city: by hand, or by an address that names it. */
  readonly isByHand: () => boolean
  /** Searches cities by the beginning of their name; shorter texts than two characters end the search. */
  readonly search: (query: string) => void
  /** The name of a city that is known by its id only. Source: CITY-19. */
  readonly nameOf: (id: string) => Promise<City | null>
  /** The cities to offer before anything is typed: the present one first, then large ones; none where they cannot be found out (CITY-09). */
  readonly popular: (present: string | null) => Promise<readonly CityOption[]>
}

const noSearch: CityState['search'] = { query: '', status: 'idle', found: [] }

/** The visitor's city and the search for another one. */
export function createCity(
  {
    http,
    clock,
    storage,
    cookies,
    location,
    page,
  }: Pick<Effects, 'http' | 'clock' | 'storage' | 'cookies' | 'location' | 'page'>,
  { address, cookies: names }: SettingsOf<typeof citySettings> = defaultsOf(citySettings),
): CityStore {
  const state = createStore(
    subscribeWithSelector<CityState>(() => ({
      status: 'idle',
      visitor: null,
      device: null,
      search: noSearch,
    })),
  )
  // What is stored comes as a change: the first state is the one that a server renders as well.
  state.setState({ device: readDevicePlace(storage) })
  const [latestCity, latestSearch] = [createLatest(), createLatest()]
  const kept = { storage, cookies, cookie: names.city }
  const cityInAddress = () => (address.city === null ? null : location.query(address.city))
  let [chosen, ofAddress] = [false, cityInAddress() !== null]
  let located: Promise<VisitorCity | null> | null = null

  /** The first of the cities that the server knows: the page's own parameter or cookie may have the name of ours. */
  const firstKnown = async (ids: readonly string[], signal: AbortNotice) => {
    for (const id of ids.slice(0, -1)) {
      const response = await http(loadUserCity, { params: { id } }, { signal })
      if (response.ok ? response.value.city !== null : !REFUSED.has(response.error.status ?? 0)) return { id, response }
    }
    const id = ids.at(-1) ?? BY_ADDRESS
    return { id, response: await http(loadUserCity, { params: { id } }, { signal }) }
  }
  const load = async (...ids: readonly string[]): Promise<VisitorCity | null> => {
    state.setState({ status: 'loading' })
    await latestCity(
      (signal) => firstKnown(ids, signal),
      ({ id, response }) => {
        // It was no city of the shop's.
        if (id !== ids[0]) ofAddress = false
        const visitor = response.ok ? response.value : null
        // A city that cannot be found out stays unknown, without a word (CITY-29).
        state.setState((present) => ({ status: response.ok ? 'ready' : 'failed', visitor: visitor ?? present.visitor }))
        if (visitor?.city) writeCachedCity(kept, visitor.city.id, clock.now())
      },
    )
    return state.getState().visitor
  }

  const take = (id: string) => {
    located = load(id)
    return located
  }
  // A page from the back-forward cache has heard nothing of the city that another page has found or was told.
  page.onRestore(() => {
    const [present] = cachedCities(kept, clock.now())
    const { visitor } = state.getState()
    if (visitor !== null && cityInAddress() === null && present !== undefined && present !== visitor.city?.id)
      void take(present)
  })
  const isByHand = () => chosen || ofAddress || isChosenByHand(storage, state.getState().visitor?.city?.id)

  const noteDevice = (place: Coordinates, cityId: string | null) => {
    const device: DevicePlace = { ...place, cityId, rough: false }
    writeDevicePlace(storage, device)
    state.setState({ device })
  }

  const find = createDebounce(clock, SEARCH_DELAY_MS, () => {
    const { query } = state.getState().search
    void latestSearch(
      (signal) => http(searchCities, { query: { query: query.slice(0, CITY_SEARCH_TO) } }, { signal }),
      (response) =>
        state.setState({
          search: { query, status: response.ok ? 'ready' : 'failed', found: response.ok ? response.value : [] },
        }),
    )
  })

  return {
    state,
    locate() {
      located ??= load(
        ...new Set([cityInAddress(), ...cachedCities(kept, clock.now()), BY_ADDRESS].filter((id) => id !== null)),
      )
      return located
    },
    take,
    choose(id) {
      chosen = true
      storage.write(CITY_BY_HAND_KEY, id)
      return take(id)
    },
    async settleAt(place, isWanted) {
      noteDevice(place, null)
      if (!isWanted()) return null
      const response = await http(loadCityByLocation, { query: { ...rounded(place) } })
      // A city that cannot be found out changes nothing, without a word (CITY-29).
      if (!response.ok) return null
      const { id } = response.value
      noteDevice(place, id)
      return isByHand() ? null : take(id)
    },
    isByHand,
    search(query) {
      latestSearch.forget()
      if (query.trim().length < CITY_SEARCH_FROM) {
        find.cancel()
        state.setState({ search: { ...noSearch, query } })
        return
      }
      state.setState((present) => ({ search: { ...present.search, query, status: 'loading' } }))
      find()
    },
    async nameOf(id) {
      const response = await http(loadCityPreview, { params: { id } })
      return response.ok ? { id: response.value.id, name: response.value.name } : null
    },
    async popular(present) {
      const response = await http(loadCitiesToPick, { params: { id: present ?? BY_ADDRESS } })
      return response.ok ? popularCities(response.value.popular, present) : []
    },
  }
}

/** The city of a shop: `shop.use(cityFeature)`. */
export const cityFeature: Feature<CityStore> = {
  name: 'city',
  create: ({ effects, settings }) => createCity(effects, settings(citySettings)),
}
