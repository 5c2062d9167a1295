import { searchCatalogue } from '@prilavok/contracts'
import { subscribeWithSelector } from 'zustand/middleware'
import { createStore } from 'zustand/vanilla'
import type { Effects } from '../effects'
import { createDebounce } from '../lib/debounce'
import { createLatest } from '../lib/latest'
import type { SafeUrl } from '../lib/safe-url'
import { defaultsOf, type SettingsOf } from '../lib/settings'
import type { ReadonlyStore } from '../lib/store'
import type { Feature } from '../shop'
import { shopSettings } from '../shop.settings'
import { readRecent, RECENT_QUERIES_KEY, without, withRecent, writeRecent } from './recent-queries'
import { isSearchable, noSearch, SEARCH_DELAY_MS, searchAddress, searchFound, searchTerm } from './search.rules'
import type { SearchState } from './search.types'

/** The search of one box. */
export interface SearchBoxStore {
  /** What is typed, and what was found for it. */
  readonly state: ReadonlyStore<SearchState>
  /** The visitor has typed: soon a request is sent, and a response to an earlier one does not count any more. */
  readonly type: (query: string) => void
  /** Sends the request again after a failure. */
  readonly retry: () => void
  /** The box is not in use any more: responses that are still on their way are ignored. */
  readonly close: () => void
}

/** The search of the catalogue. */
export interface Search {
  /** A search for one box. */
  readonly open: () => SearchBoxStore
  /** The last queries of this browser, newest first. */
  readonly recent: ReadonlyStore<readonly string[]>
  /** Keeps a query that has led somewhere. */
  readonly remember: (query: string) => void
  /** Removes one of the last queries. */
  readonly forget: (query: string) => void
  /** Removes all of the last queries. */
  readonly forgetAll: () => void
  /** The page with all results of a query; null: there is nothing to search for. Source: SEARCH-03. */
  readonly addressOf: (query: string) => SafeUrl | null
  /** Leads to that page and keeps the query. */
  readonly submit: (query: string) => void
}

function createBox({ http, clock, location }: Pick<Effects, 'http' | 'clock' | 'location'>): SearchBoxStore {
  const state = createStore(subscribeWithSelector<SearchState>(() => noSearch))
  const latest = createLatest()
  const request = () => {
    const { query } = state.getState()
    state.setState({ status: 'loading' })
    void latest(
      (signal) => http(searchCatalogue, { params: { term: searchTerm(query) } }, { signal }),
      (response) =>
        state.setState(response.ok ? searchFound(query, response.value, location.origin()) : { status: 'failed' }),
    )
  }
  const requestSoon = createDebounce(clock, SEARCH_DELAY_MS, request)
  const stop = () => {
    latest.forget()
    requestSoon.cancel()
  }
  return {
    state,
    retry: request,
    close() {
      stop()
      state.setState(noSearch)
    },
    type(query) {
      stop()
      if (!isSearchable(query)) return state.setState({ ...noSearch, query })
      state.setState({ query, status: 'loading' })
      requestSoon()
    },
  }
}

/** The search of the catalogue, and the last queries. */
export function createSearch(
  effects: Pick<Effects, 'http' | 'clock' | 'storage' | 'tabs' | 'page' | 'location'>,
  { pages }: Pick<SettingsOf<typeof shopSettings>, 'pages'> = defaultsOf(shopSettings),
): Search {
  const { storage, tabs, page, location } = effects
  const recent = createStore(subscribeWithSelector<readonly string[]>(() => []))
  const read = () => recent.setState(readRecent(storage), true)
  // What is stored comes as a change: the first state is the one that a server renders as well.
  read()
  tabs.onStored(RECENT_QUERIES_KEY, read)
  // A page from the back-forward cache has heard nothing of what was looked for meanwhile.
  page.onRestore(read)
  const keep = (queries: readonly string[]) => {
    writeRecent(storage, queries)
    recent.setState(queries, true)
  }
  const remember = (query: string) => keep(withRecent(readRecent(storage), query))
  const addressOf = (query: string) => (isSearchable(query) ? searchAddress(pages.search, query) : null)
  return {
    open: () => createBox(effects),
    recent,
    remember,
    forget: (query) => keep(without(readRecent(storage), query)),
    forgetAll: () => keep([]),
    addressOf,
    submit(query) {
      const address = addressOf(query)
      if (address === null) return
      remember(query)
      location.go(address)
    },
  }
}

/** The search of a shop: `shop.use(searchFeature)`. */
export const searchFeature: Feature<Search> = {
  name: 'search',
  create: ({ effects, settings }) => createSearch(effects, settings(shopSettings)),
}
