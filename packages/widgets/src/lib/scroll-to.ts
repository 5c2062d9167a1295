/** Slow at both ends. */
const eased = (share: number) => (share < 0.5 ? 4 * share ** 3 : 1 - (2 - 2 * share) ** 3 / 2)

/**
 * Scrolls the window until an element is below what covers the window's top, `coveredTo` pixels of it; at once for visitors who want no
 * motion. Ends when the visitor scrolls. Returns how to stop.
 */
export function scrollTo(element: Element, ms: number, coveredTo: () => number): () => void {
  const from = scrollY
  // What is loaded above the element moves it meanwhile.
  const target = () => Math.max(0, scrollY + element.getBoundingClientRect().top - coveredTo())
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    window.scrollTo({ top: target(), behavior: 'instant' })
    return () => {}
  }
  const stopped = new AbortController()
  const stop = () => stopped.abort()
  for (const type of ['wheel', 'touchstart', 'keydown'])
    addEventListener(type, stop, { passive: true, signal: stopped.signal })
  const begin = performance.now()
  const step = (now: number) => {
    if (stopped.signal.aborted) return
    const share = Math.min(1, Math.max(0, now - begin) / ms)
    window.scrollTo({ top: from + (target() - from) * eased(share), behavior: 'instant' })
    if (share < 1) requestAnimationFrame(step)
    else stop()
  }
  requestAnimationFrame(step)
  return stop
}
