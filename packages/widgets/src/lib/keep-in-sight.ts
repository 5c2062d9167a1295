/**
 * Keeps the bar in a place at the bottom of the window where one of its scroll containers clips what is wider (`overflow-x: hidden`, as
 * themes have it): sticky would keep it at the bottom of that ancestor, which nobody sees. Returns how to stop.
 */
export function keepInSight(place: HTMLElement, containers: readonly Element[]): () => void {
  const bar = place.firstElementChild
  const widget = place.closest('.pk-root')
  if (bar === null || widget === null) return () => {}

  const update = () => {
    // One with a height of its own does scroll, and there sticky does what it should.
    const isClipped = containers.some(({ scrollHeight, clientHeight }) => scrollHeight <= clientHeight + 1)
    const style = getComputedStyle(bar)
    const px = (property: 'bottom' | 'marginTop' | 'marginBottom') => Number.parseFloat(style[property]) || 0
    const { height } = bar.getBoundingClientRect()
    const wasFixed = place.hasAttribute('data-fixed')
    // A bar that has left its place is not where it would stand; the place then has a box of its own.
    const { left, right, top, width } = (wasFixed ? place : bar).getBoundingClientRect()
    const start = style.direction === 'rtl' ? document.documentElement.clientWidth - right : left
    const end = top + (wasFixed ? px('marginTop') : 0) + height
    const isBelow = end + px('bottom') > innerHeight && widget.getBoundingClientRect().top < innerHeight - height
    const isFixed = isClipped && isBelow && style.getPropertyValue('--_sticks').trim() === '1'
    place.toggleAttribute('data-fixed', isFixed)
    for (const [name, value] of [
      ['--_bar-start', start],
      ['--_bar-width', width],
      ['--_bar-height', px('marginTop') + height + px('marginBottom')],
    ] as const)
      place.style.setProperty(name, `${value}px`)
  }
  const stop = new AbortController()
  const options = { capture: true, passive: true, signal: stop.signal }
  for (const type of ['scroll', 'resize']) addEventListener(type, update, options)
  const sizes = new ResizeObserver(update)
  sizes.observe(widget)
  return () => {
    stop.abort()
    sizes.disconnect()
  }
}
