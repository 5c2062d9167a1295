const scrolls = ({ overflowX, overflowY }: CSSStyleDeclaration): boolean =>
  [overflowX, overflowY].some((value) => value !== 'visible' && value !== 'clip')

/** Every ancestor that `position: sticky` ends at, whether it scrolls or only clips. */
export function scrollContainers(element: Element): readonly Element[] {
  const found: Element[] = []
  const { body, documentElement } = document
  // What the body says of overflow is the window's where the root element says nothing.
  const isWindows = (each: Element) => each === body && !scrolls(getComputedStyle(documentElement))
  for (let each = element.parentElement; each !== null && each !== documentElement; each = each.parentElement)
    if (scrolls(getComputedStyle(each)) && !isWindows(each)) found.push(each)
  return found
}
