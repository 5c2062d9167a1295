import type { ReadonlyStore } from './store'

/** Watches one part of a state: calls back only when the part changed. */
export function watch<S, P>(
  store: ReadonlyStore<S>,
  part: (state: S) => P,
  changed: (part: P, former: P) => void,
): () => void {
  return store.subscribe((state, previous) => {
    const next = part(state)
    const former = part(previous)
    if (!Object.is(next, former)) changed(next, former)
  })
}
