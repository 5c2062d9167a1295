import type { KeyValueStorage } from '@prilavok/core/effects'
import { useShop } from '@prilavok/react'
import { keepInPlace } from '@prilavok/ui/in-sight'
import { useEffect, type RefObject } from 'react'

/** Where the visitor was on the order page: an anchor of it, and how far from the top of the window it was; nothing else. */
interface Place {
  readonly id: string
  readonly top: number
}

const KEY = 'prilavok.order.place'
const ANCHORS = '.pk-checkout-section[id], .pk-checkout-section [id$="-anchor"]'

const topOf = (element: Element): number => element.getBoundingClientRect().top

/** Remembers the anchor that was nearest to the top of the window; at the top of the page there is nothing to remember. */
function keepPlace(root: Element, session: KeyValueStorage): void {
  const above = [...root.querySelectorAll(ANCHORS)].filter((anchor) => topOf(anchor) < innerHeight / 2)
  const anchor = above.at(-1)
  if (scrollY === 0 || anchor === undefined) return session.remove(KEY)
  const place: Place = { id: anchor.id, top: Math.round(topOf(anchor)) }
  session.write(KEY, JSON.stringify(place))
}

const isReloaded = (): boolean => {
  const [entry] = performance.getEntriesByType('navigation')
  return entry !== undefined && /^(reload|back_forward)$/.test((entry as PerformanceNavigationTiming).type)
}

function readPlace(session: KeyValueStorage): Place | null {
  const text = session.read(KEY)
  session.remove(KEY)
  if (text === null || !isReloaded()) return null
  try {
    const { id, top } = JSON.parse(text) as Partial<Place>
    return typeof id === 'string' && typeof top === 'number' ? { id, top } : null
  } catch {
    return null
  }
}

/**
 * Goes back to where a reloaded page was: browsers do so before the form is there, and end up elsewhere. The place is kept while the
 * parts of the form arrive, until the visitor moves. Returns how to stop.
 */
function restorePlace(session: KeyValueStorage): () => void {
  const place = readPlace(session)
  if (place === null) return () => {}
  return keepInPlace(() => {
    const anchor = document.getElementById(place.id)
    return anchor === null ? 0 : topOf(anchor) - place.top
  })
}

/** Keeps the visitor's place on the form over a reload of the page. */
export function KeptPlace({ root }: { readonly root: RefObject<Element | null> }) {
  const { session, page } = useShop().effects
  useEffect(() => {
    const form = root.current
    if (form === null) return
    const stop = restorePlace(session)
    const forget = page.onLeave(() => keepPlace(form, session))
    return () => {
      stop()
      forget()
    }
  }, [root, session, page])
  return null
}
