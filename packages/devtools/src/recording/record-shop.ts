import type { DevtoolsContext, InspectedCall, InspectedCalls, ListedEvents } from '../context.types'
import { shapeText } from '../privacy/shape'
import type { CallContent, RecordedEvent } from './recording.types'

const lengthOf = (value: unknown): number => (value === undefined ? 0 : JSON.stringify(value).length)

/** Records the shapes of requests and responses, until the returned function is called. */
export function recordCalls(
  log: InspectedCalls,
  contents: WeakMap<InspectedCall, CallContent>,
  changed: () => void,
): () => void {
  log.onResult = (call, input, result) => {
    try {
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
    } catch {
      // The shop goes on, whatever cannot be read here.
    }
  }
  return () => void (log.onResult = undefined)
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

/** Records the page's events, those from before included. */
export function recordEvents(on: DevtoolsContext['on'], events: RecordedEvent[], changed: () => void): () => void {
  let replaying = true
  const record = <E extends keyof ListedEvents>(name: E) =>
    on(name, (detail) => {
      try {
        if (events.push({ name, facts: FACTS[name](detail), at: replaying ? null : new Date() }) > KEPT) events.shift()
        changed()
      } catch {
        // Events of another version may look otherwise.
      }
    })
  const stops = (Object.keys(FACTS) as (keyof ListedEvents)[]).map(record)
  replaying = false
  return () => {
    for (const stop of stops) stop()
  }
}
