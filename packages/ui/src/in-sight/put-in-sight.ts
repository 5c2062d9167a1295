import { coveredEdges } from './covered-edges'
import { keepInPlace } from './keep-in-place'

/** How an element comes into sight. */
export interface InSightOptions {
  /** Where it stands then: at the top of what is free, in its middle, or, by default, no further than it must. */
  readonly block?: 'start' | 'center' | 'nearest' | undefined
  /** Whether the focus goes with it; another element may take it. */
  readonly focus?: boolean | HTMLElement | null | undefined
}

/** Between an element and the bar that it would touch. */
const GAP = 12

/** Where the top of an element belongs, in pixels from that of the window. */
function topFor(element: Element, block: NonNullable<InSightOptions['block']>): number {
  const { top, bottom, height } = element.getBoundingClientRect()
  const covered = coveredEdges(element)
  const first = covered.top + GAP
  const last = Math.max(first, innerHeight - covered.bottom - GAP - height)
  if (block === 'start') return first
  if (block === 'center') return Math.max(first, (first + last) / 2)
  if (top < first) return first
  return bottom > innerHeight - covered.bottom ? last : top
}

function focusOn(element: HTMLElement): void {
  // What is no control takes the focus only when it says so.
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) element.tabIndex = -1
  element.focus({ preventScroll: true })
}

/**
 * Puts an element of the page in sight, clear of headers and bars that stick, and keeps it there while late parts above it arrive, until a
 * hand moves the page. Returns how to stop.
 */
export function putInSight(
  element: HTMLElement,
  { block = 'nearest', focus = false }: InSightOptions = {},
): () => void {
  const target = focus === true ? element : focus || null
  if (target !== null) focusOn(target)
  // The browser moves everything that scrolls around it; what lies over the page needs no more.
  element.scrollIntoView({ block, behavior: 'instant' })
  if (element.closest('dialog, [popover]') !== null) return () => {}
  return keepInPlace(() => (element.isConnected ? element.getBoundingClientRect().top - topFor(element, block) : 0))
}
