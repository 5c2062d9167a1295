import { subscribeWithSelector } from 'zustand/middleware'
import { createStore } from 'zustand/vanilla'
import type { Effects } from '../effects'
import { keptAfter, readKept, writeKept, type KeptChange, type KeptLimits, type KeptProduct } from './kept-list.rules'
import type { ReadonlyStore } from './store'

/** The products of a list. */
export interface KeptListState {
  /** In the order in which they were added. */
  readonly items: readonly KeptProduct[]
}

/** A list of products in this browser; every change is kept and notifies the other tabs. */
export interface KeptList {
  /** What is on the list. */
  readonly state: ReadonlyStore<KeptListState>
  /** Adds a product that is not there yet; false where the list is full. */
  readonly add: (product: KeptProduct) => boolean
  /** Removes a product and returns the function that puts it back where it was. */
  readonly remove: (id: string) => () => void
}

/** Where a list is kept and how long it may be. */
export interface KeptListOptions extends KeptLimits {
  /** Its key in local storage; what could not be read is put aside under this key with `.broken` behind it. */
  readonly key: string
}

const MAX_BROKEN_TEXT = 10_000

/** The ports that a list needs. */
export type KeptListEffects = Pick<Effects, 'storage' | 'tabs' | 'locks' | 'page' | 'report'>

/** Takes up a list that this browser has kept, and follows what other tabs do with it. Source: SAFE-09, SAFE-10. */
export function createKeptList(
  { storage, tabs, locks, page, report }: KeptListEffects,
  { key, ...limits }: KeptListOptions,
): KeptList {
  let reported = false
  const read = () => {
    const text = storage.read(key)
    const { items, broken } = readKept(text, limits)
    if (broken && text !== null && !reported) {
      reported = true
      storage.write(`${key}.broken`, text.slice(0, MAX_BROKEN_TEXT))
      report({ kind: 'storage', message: `The stored list ${key} was damaged; ${items.length} products were kept.` })
    }
    return items
  }
  // What is stored comes as a change: the first state is the one that a server renders as well.
  const state = createStore(subscribeWithSelector<KeptListState>(() => ({ items: [] })))
  const refresh = () => state.setState({ items: read() })
  refresh()
  tabs.onStored(key, refresh)
  // A page from the back-forward cache has heard nothing of what was done meanwhile.
  page.onRestore(refresh)

  const write = (change: KeptChange) => {
    const items = read()
    const next = keptAfter(items, change, limits)
    if (next !== items) storage.write(key, writeKept(next))
    state.setState({ items: next })
  }
  const make = (change: KeptChange) => {
    // At once, so that a page that is left loses nothing; then in turn, because tabs that write together overwrite each other.
    write(change)
    void locks.run(key, async () => write(change))
  }
  const has = (id: string) => state.getState().items.some((item) => item.id === id)

  return {
    state,
    add(product) {
      make({ kind: 'add', product })
      return has(product.id)
    },
    remove(id) {
      const { items } = state.getState()
      const at = items.findIndex((item) => item.id === id)
      const product = items[at]
      make({ kind: 'remove', id })
      return () => {
        if (product !== undefined) make({ kind: 'add', product, at })
      }
    },
  }
}
