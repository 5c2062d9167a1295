/** After so long nobody expects the page to move by itself any more. */
const LIMIT_MS = 8_000
/** What a hand does on a page that should stay where it is. */
const HANDS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/** One place is kept at a time: the last one asked for. */
let stopLast = () => {}

/**
 * Keeps the page where `offBy` is zero while what is loaded above goes on growing, until a hand moves it. `offBy` says how many pixels the
 * page has to scroll down. Returns how to stop.
 */
export function keepInPlace(offBy: () => number): () => void {
  stopLast()
  const stopping = new AbortController()
  const { signal } = stopping
  const align = () => {
    const off = offBy()
    if (Math.abs(off) > 1) scrollBy({ top: off, behavior: 'instant' })
  }
  const observer = new ResizeObserver(align)
  const stop = () => {
    stopping.abort()
    observer.disconnect()
  }
  observer.observe(document.body)
  addEventListener('scroll', align, { signal, passive: true })
  // On its way down: widgets and pages may keep events from the window.
  for (const hand of HANDS) addEventListener(hand, stop, { signal, passive: true, capture: true })
  const late = setTimeout(stop, LIMIT_MS)
  signal.addEventListener('abort', () => clearTimeout(late))
  stopLast = stop
  align()
  return stop
}
