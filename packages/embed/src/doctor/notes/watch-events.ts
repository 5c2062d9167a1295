import type { PageEvent, PageEvents, PageGood, PagePlace, PageTalk } from '../../page/page-events'
import type { HeardEvent } from './notes.types'

const KEPT = 100

const place = ({ name }: PagePlace) => [name]
const good = ({ id, quantity }: PageGood) => [id, `× ${quantity}`]

/** What is told of each event: never names, messages or numbers of orders. */
const FACTS: { readonly [E in PageEvent]: (detail: PageEvents[E]) => readonly string[] } = {
  ready: ({ version }) => [version],
  mounted: place,
  unmounted: place,
  failed: place,
  'cart-changed': ({ count, total }) => [`× ${count}`, `${total} ₽`],
  'good-added': good,
  'good-removed': good,
  'order-created': ({ count, total }) => [`× ${count}`, `${total} ₽`],
}

/** Listens to the page's events, those that were before included. */
export function watchEvents(on: PageTalk['on'], events: HeardEvent[], changed: () => void): () => void {
  let replaying = true
  const listen = <E extends PageEvent>(name: E) =>
    on(name, (detail) => {
      try {
        if (events.push({ name, facts: FACTS[name](detail), at: replaying ? null : new Date() }) > KEPT) events.shift()
        changed()
      } catch {
        // Events of another version may look otherwise.
      }
    })
  const stops = (Object.keys(FACTS) as PageEvent[]).map(listen)
  replaying = false
  return () => {
    for (const stop of stops) stop()
  }
}
