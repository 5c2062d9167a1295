import type { StoreApi } from 'zustand/vanilla'

/** A store as everybody outside its feature sees it: zustand's own interface, with `subscribeWithSelector` and without `setState`. */
export interface ReadonlyStore<S> extends Pick<StoreApi<S>, 'getState' | 'getInitialState'> {
  readonly subscribe: StoreApi<S>['subscribe'] &
    (<U>(
      selector: (state: S) => U,
      listener: (selected: U, previous: U) => void,
      options?: { equalityFn?: (a: U, b: U) => boolean; fireImmediately?: boolean },
    ) => () => void)
}

/** Calls back after a change of any of these stores. */
export function subscribeToAll(stores: readonly ReadonlyStore<unknown>[], listener: () => void): void {
  for (const store of stores) store.subscribe(listener)
}
