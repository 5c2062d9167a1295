import { html, setText } from '../element'
import '../visually-hidden/visually-hidden.css'
import { nextSaid, SETTLE_MS } from './announce.rules'

/** A live region for parts that draw themselves; the same as `LiveRegion` renders. */
export const liveRegionNode = (): Element =>
  html('div', { class: 'pk-visually-hidden', role: 'status', 'aria-live': 'polite', 'aria-atomic': 'true' })

/** Speaks through a live region. */
export interface Announcer {
  /** Speaks the last of several messages in quick succession, once things have settled (A11Y-04). */
  readonly announce: (message: string) => void
  readonly close: () => void
}

/** Speaks through the live region of a part that draws itself, as `useAnnounce` does. */
export function openAnnouncer(region: Element): Announcer {
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    announce(message) {
      clearTimeout(timer)
      timer = setTimeout(() => setText(region, nextSaid(region.textContent ?? '', message)), SETTLE_MS)
    },
    close: () => clearTimeout(timer),
  }
}
