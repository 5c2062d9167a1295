import type { InspectedCalls } from '../context.types'

type CallListener = NonNullable<InspectedCalls['onResult']>

const listenersOf = new WeakMap<InspectedCalls, Set<CallListener>>()

/** Is notified of each call of a page with its input and result, as others may be too, until the returned function is called. */
export function listenToCalls(log: InspectedCalls, listener: CallListener): () => void {
  const listeners = listenersOf.get(log) ?? new Set<CallListener>()
  listenersOf.set(log, listeners)
  listeners.add(listener)
  log.onResult = (call, input, result) => {
    for (const each of listeners) {
      try {
        each(call, input, result)
      } catch {
        // The shop goes on, whatever cannot be read here.
      }
    }
  }
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) log.onResult = undefined
  }
}
