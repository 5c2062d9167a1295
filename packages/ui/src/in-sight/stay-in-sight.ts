import { coveredEdges } from './covered-edges'
import { keepInPlace } from './keep-in-place'
import type { InSightBlock } from './in-sight.types'

/** Between an element and the bar that it would touch. */
const GAP = 12

/** Where the top of an element belongs, in pixels from that of the window. */
function topFor(element: Element, block: InSightBlock): number {
  const { top, bottom, height } = element.getBoundingClientRect()
  const covered = coveredEdges(element)
  const first = covered.top + GAP
  const last = Math.max(first, innerHeight - covered.bottom - GAP - height)
  if (block === 'start') return first
  if (block === 'center') return Math.max(first, (first + last) / 2)
  if (top < first) return first
  return bottom > innerHeight - covered.bottom ? last : top
}

/** Keeps an element clear of headers and bars that stick, and where it is while late parts above it arrive, until a hand moves the page. */
export function stayInSight(element: Element, block: InSightBlock): void {
  // What lies over the page does not move with it.
  if (element.closest('dialog, [popover]') !== null) return
  keepInPlace(() => (element.isConnected ? element.getBoundingClientRect().top - topFor(element, block) : 0))
}
