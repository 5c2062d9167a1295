/** The pixels of the window that bars of the page or of the shop cover, at the column of an element. */
export interface CoveredEdges {
  readonly top: number
  readonly bottom: number
}

/** So many bars may lie below one another. */
const BARS = 3

const isBar = (element: Element): boolean => /^(sticky|fixed)$/.test(getComputedStyle(element).position)

/** The bar that has this point of the window, if the element is not inside of it. */
function barAt(x: number, y: number, element: Element): Element | undefined {
  const [top] = document.elementsFromPoint?.(x, y) ?? []
  for (let each = top ?? null; each !== null; each = each.parentElement)
    if (isBar(each)) return each.contains(element) || element.contains(each) ? undefined : each
  return undefined
}

function walk(from: number, edgeOf: (box: DOMRect) => number, x: number, element: Element): number {
  let edge = from
  for (let count = 0; count < BARS; count += 1) {
    const box = barAt(x, edge, element)?.getBoundingClientRect()
    // What fills the window is no bar but a layer over everything.
    if (box === undefined || box.height > innerHeight / 2) return edge
    edge = edgeOf(box)
  }
  return edge
}

/** How much of the window's edges is covered: by the page's own header, as it says for links, and by everything that sticks there. */
export function coveredEdges(element: Element): CoveredEdges {
  const { left, width } = element.getBoundingClientRect()
  const x = Math.min(Math.max(left + width / 2, 1), innerWidth - 1)
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement)
  const pageTop = Number.parseFloat(scrollPaddingTop) || 0
  const pageBottom = Number.parseFloat(scrollPaddingBottom) || 0
  return {
    top: Math.max(
      pageTop,
      walk(1, ({ bottom }) => bottom + 1, x, element),
    ),
    bottom: Math.max(pageBottom, innerHeight - walk(innerHeight - 2, ({ top }) => top - 1, x, element)),
  }
}
