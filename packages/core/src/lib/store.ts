/** State that can be read and watched. */
export interface ReadonlyStore<S> {
  readonly get: () => S
  /** The state before anything was read, loaded or changed: what a server renders, and a browser hydrates. */
  readonly getInitialState: () => S
  /** Calls back after every change with the new and the former state; returns the stop function. */
  readonly subscribe: (listener: (state: S, previous: S) => void) => () => void
}

/** A store that may be written to; a room keeps it for itself and shows it as a `ReadonlyStore`. */
export interface Store<S> extends ReadonlyStore<S> {
  /** Replaces the state, or derives the next from the present one; an equal reference changes nothing. */
  readonly set: (next: S | ((present: S) => S)) => void
}

/** A store of plain data, with its first state. */
export function createStore<S extends object>(initial: S): Store<S> {
  const listeners = new Set<(state: S, previous: S) => void>()
  let state = initial
  return {
    get: () => state,
    getInitialState: () => initial,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    set(next) {
      const previous = state
      state = typeof next === 'function' ? next(previous) : next
      if (state !== previous) for (const listener of listeners) listener(state, previous)
    },
  }
}
