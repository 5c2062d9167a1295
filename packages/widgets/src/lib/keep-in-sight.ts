const scrolls = ({ overflowX, overflowY }: CSSStyleDeclaration): boolean =>
  [overflowX, overflowY].some((value) => value !== 'visible' && value !== 'clip')

/** Every ancestor that `position: sticky` ends at, whether it scrolls or only clips. */
function scrollContainers(element: Element): readonly Element[] {
  const found: Element[] = []
  const { body, documentElement } = document
  // What the body says of overflow is the window's where the root element says nothing.
  const isWindows = (each: Element) => each === body && !scrolls(getComputedStyle(documentElement))
  for (let each = element.parentElement; each !== null && each !== documentElement; each = each.parentElement)
    if (scrolls(getComputedStyle(each)) && !isWindows(each)) found.push(each)
  return found
}

/**
 * Keeps the bar in a place at the bottom of the window where an ancestor clips what is wider (`overflow-x: hidden`, as themes have it):
 * sticky would keep it at the bottom of that ancestor, which nobody sees. Elsewhere it does nothing. Returns how to stop.
 */
export function keepInSight(place: HTMLElement): () => void {
  const containers = scrollContainers(place)
  const bar = place.firstElementChild
  const widget = place.closest('.pk-root')
  if (containers.length === 0 || bar === null || widget === null) return () => {}

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
