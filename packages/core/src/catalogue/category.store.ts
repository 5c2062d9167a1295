import {
  loadCategoryFilters,
  loadCategoryProducts,
  type CategoryFilter,
  type CategoryProducts,
  type FilterChoice,
} from '@prilavok/contracts'
import { subscribeWithSelector } from 'zustand/middleware'
import { createStore } from 'zustand/vanilla'
import type { Effects } from '../effects'
import { createLatest } from '../lib/latest'
import type { SettingsOf } from '../lib/settings'
import type { ReadonlyStore } from '../lib/store'
import type { catalogueSettings } from './catalogue.settings'
import type { Category, CategorySettings, CategoryState, ListPosition } from './catalogue.types'
import { formatFilters } from './filter-hash'
import {
  isCounted,
  knownSelection,
  markedSelection,
  rangeText,
  sentSelection,
  shownFilters,
  toggled,
  withOptions,
} from './filter.rules'
import { createListAddress } from './list-address'

/** Longer addresses are refused by servers and proxies. */
const LONGEST_FILTER = 4000
const ACCEPT = {
  json: 'application/json, text/html;q=0.8',
  html: 'text/html, application/json;q=0.8',
} as const

/** A category with its state. */
export interface CategoryStore extends Category {
  /** Filters, list and what is selected. */
  readonly state: ReadonlyStore<CategoryState>
}

const positionOf = ({ sort, page, pageSize }: ListPosition): ListPosition => ({ sort, page, pageSize })
const keyOf = (selection: readonly FilterChoice[], { sort, page, pageSize }: ListPosition): string =>
  [formatFilters(selection), sort, page, pageSize].join(' ')

/** The filters and products of one category; the address of the page says what is selected. Source: FILTER-04 to FILTER-12. */
export function createCategory(
  effects: Pick<Effects, 'http' | 'location' | 'history' | 'report'>,
  settings: SettingsOf<typeof catalogueSettings>,
  category: CategorySettings,
): CategoryStore {
  const { http, history, report } = effects
  const { id, hasOwnList, prefer } = category
  const address = createListAddress(effects, settings, category)
  const state = createStore(
    subscribeWithSelector<CategoryState>(() => ({
      status: 'idle',
      filtersStatus: 'idle',
      filters: [],
      selection: [],
      shown: null,
      sort: null,
      page: 1,
      pageSize: category.pageSize ?? null,
    })),
  )
  const latestProducts = createLatest()
  const latestFilters = createLatest()
  const { getState, setState } = state
  /** What the page's own list shows; null where the page has none. */
  let ownKey: string | null = null
  /** What is selected where the address says nothing. */
  let first: readonly FilterChoice[] = address.ofServer() ?? []

  const showFilters = (filters: readonly CategoryFilter[]) =>
    setState({ filters: shownFilters(filters), filtersStatus: 'ready' })

  const requestFilters = async (apply: (filters: readonly CategoryFilter[]) => void) => {
    const filter = formatFilters(sentSelection(getState().selection))
    const query = filter === '' || filter.length > LONGEST_FILTER ? {} : { query: { filter } }
    await latestFilters(
      (signal) => http(loadCategoryFilters, { params: { id }, ...query }, { signal }),
      (response) => {
        if (response.ok) return apply(response.value)
        // Counts of before are better than no panel.
        if (getState().filters.length === 0) setState({ filtersStatus: 'failed' })
      },
    )
  }
  const show = (shown: CategoryProducts) => {
    setState({ status: 'ready', shown })
    if (shown.kind === 'list' && shown.filters !== null) {
      latestFilters.forget()
      showFilters(shown.filters)
    } else if (prefer === 'json' && isCounted(getState().filters)) void requestFilters(showFilters)
  }
  const loadProducts = async () => {
    const { selection, sort, page, pageSize } = getState()
    setState({ status: 'loading' })
    await latestProducts(
      (signal) =>
        http(
          loadCategoryProducts,
          { params: { id }, body: { filters: sentSelection(selection), pageIndex: page, pageSize, sort } },
          { signal, accept: ACCEPT[prefer] },
        ),
      (response) => {
        if (response.ok) return show(response.value)
        // Source: FILTER-17.
        report({
          kind: 'response',
          message: `The products of the category ${id} were not loaded: ${response.error.message}`,
        })
        setState({ status: 'failed' })
      },
    )
  }
  const showOwn = () => {
    latestProducts.forget()
    setState({ status: 'ready', shown: null })
  }
  const load = () => {
    void loadProducts()
    if (prefer === 'html' && isCounted(getState().filters)) void requestFilters(showFilters)
  }
  const begin = () => {
    const { selection, ...position } = address.read()
    setState({ filtersStatus: 'loading' })
    void requestFilters((filters) => {
      const shown = shownFilters(filters)
      first = knownSelection(address.ofServer() ?? markedSelection(shown), shown)
      const known = selection === null ? first : knownSelection(getState().selection, shown)
      setState({ filters: shown, filtersStatus: 'ready', selection: known })
      if (hasOwnList) ownKey = keyOf(first, position)
      else if (selection === null && known.length > 0) void loadProducts()
    })
  }

  /** Every change of the visitor: a new entry of the history, and other products. Source: FILTER-09, FILTER-11. */
  const change = (selection: readonly FilterChoice[], position: Partial<ListPosition> = {}) => {
    setState({ selection, page: 1, ...position })
    address.write(selection, positionOf(getState()))
    load()
  }
  const move = () => {
    const { selection, ...position } = address.read()
    const { filters } = getState()
    const wanted = selection ?? first
    const next = filters.length === 0 ? wanted : knownSelection(wanted, filters)
    const key = keyOf(next, position)
    if (key === keyOf(getState().selection, getState())) return
    setState({ selection: next, ...position })
    if (key === ownKey) {
      showOwn()
      void requestFilters(showFilters)
    } else load()
  }

  return {
    state,
    start() {
      const { selection, ...position } = address.read()
      setState({ selection: selection ?? first, ...position })
      ownKey = hasOwnList ? keyOf(first, position) : null
      begin()
      if (keyOf(getState().selection, position) === ownKey) setState({ status: 'ready' })
      else void loadProducts()
      const stop = history.onMove(move)
      return () => {
        stop()
        latestProducts.forget()
        latestFilters.forget()
      }
    },
    toggle(searchCode, option) {
      const filter = getState().filters.find((each) => each.searchCode === searchCode)
      if (filter !== undefined) change(toggled(getState().selection, filter, option))
    },
    setRange: (searchCode, range) =>
      change(withOptions(getState().selection, searchCode, range === null ? [] : [rangeText(range)])),
    clear: (searchCode) => change(searchCode === undefined ? [] : withOptions(getState().selection, searchCode, [])),
    sortBy: (sort) => change(getState().selection, { sort }),
    goTo: (page) => change(getState().selection, { page }),
    resize: (pageSize) => change(getState().selection, { pageSize }),
    retry() {
      if (getState().filtersStatus === 'failed') begin()
      if (getState().status === 'failed') void loadProducts()
    },
  }
}
