import type { Listing } from '@prilavok/contracts/admin'
import { useMemo, useSyncExternalStore } from 'react'
import type { UrlPort } from '../lib/url-port'
import { filterNames } from './filter-names'
import { readListState, writeListState, type ListState } from './list-state'

/** Changes some of what a table shows; typing replaces the address, choices add to the history. */
export type ChangeList = (change: Partial<ListState>, mode?: 'push' | 'replace') => void

/** The state of a table in an address, under its prefix. */
export function useListState(listing: Listing, url: UrlPort, prefix: string): readonly [ListState, ChangeList] {
  const names = useMemo(() => filterNames(listing), [listing])
  const query = useSyncExternalStore(url.subscribe, url.read, () => '')
  const state = useMemo(() => readListState(query, prefix, names), [query, prefix, names])
  const change: ChangeList = (part, mode = 'push') => {
    const next = { ...readListState(url.read(), prefix, names), page: 1, ...part }
    url.write(writeListState(url.read(), prefix, next, names), mode)
  }
  return [state, change]
}
