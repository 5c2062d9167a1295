import type { DevtoolsContext, InspectedCall, InspectedCalls, ListedEvents } from '../context.types'
import { shapeText } from '../privacy/shape'
import { listenToCalls } from './listen-to-calls'
import type { CallContent, RecordedEvent } from './recording.types'

const lengthOf = (value: unknown): number => (value === undefined ? 0 : JSON.stringify(value).length)

/** Records the shapes of requests and responses, until the returned function is called. */
export function recordCalls(
  log: InspectedCalls,
  contents: WeakMap<InspectedCall, CallContent>,
  changed: () => void,
): () => void {
  return listenToCalls(log, (call, input, result) => {
    const { params, query, body } = input as {
      readonly params?: object
      readonly query?: object
      readonly body?: object
    }
    const { value } = result as { readonly value?: unknown }
    contents.set(call, {
      request: shapeText({ ...params, ...query, ...body }),
      response: shapeText(value),
      sent: lengthOf(body),
    })
    changed()
  })
}

const KEPT = 100

const widget = ({ name }: ListedEvents['mounted']) => [name]
const line = ({ id, quantity }: ListedEvents['product-added']) => [id, `× ${quantity}`]

/** What is shown of each event: never names, messages or numbers of orders. */
const FACTS: { readonly [E in keyof ListedEvents]: (detail: ListedEvents[E]) => readonly string[] } = {
  ready: ({ version }) => [version],
  mounted: widget,
  unmounted: widget,
  failed: widget,
  'cart-changed': ({ count, total }) => [`× ${count}`, `${total} ₽`],
  'product-added': line,
  'product-removed': line,
  'order-created': ({ count, total }) => [`× ${count}`, `${total} ₽`],
}

/** Tells of the page's events with what may be shown of each; first of those from before, which are not new. */
export function listenToEvents(
  on: DevtoolsContext['on'],
  tell: (name: keyof ListedEvents, facts: readonly string[], isNew: boolean) => void,
): () => void {
  let isNew = false
  const listen = <E extends keyof ListedEvents>(name: E) =>
    on(name, (detail) => {
      try {
        tell(name, FACTS[name](detail), isNew)
      } catch {
        // Events of another version may look otherwise.
      }
    })
  const stops = (Object.keys(FACTS) as (keyof ListedEvents)[]).map(listen)
  isNew = true
  return () => {
    for (const stop of stops) stop()
  }
}

/** Records the page's events, those from before included. */
export const recordEvents = (on: DevtoolsContext['on'], events: RecordedEvent[], changed: () => void): (() => void) =>
  listenToEvents(on, (name, facts, isNew) => {
    if (events.push({ name, facts, at: isNew ? new Date() : null }) > KEPT) events.shift()
    changed()
  })
