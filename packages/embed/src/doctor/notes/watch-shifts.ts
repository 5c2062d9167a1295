import type { Shift } from './notes.types'

interface LayoutShift extends PerformanceEntry {
  readonly value: number
  readonly hadRecentInput: boolean
  readonly sources?: readonly { readonly node: Node | null }[]
}

/** Writes down the moves of the page that nobody's hand has caused, those included that the browser has kept. */
export function watchShifts(shifts: Shift[], changed: () => void): () => void {
  if (!PerformanceObserver.supportedEntryTypes.includes('layout-shift')) return () => {}
  const observer = new PerformanceObserver((list) => {
    for (const { hadRecentInput, value, sources = [] } of list.getEntries() as LayoutShift[]) {
      if (!hadRecentInput) shifts.push({ value, nodes: sources.map(({ node }) => node) })
    }
    changed()
  })
  observer.observe({ type: 'layout-shift', buffered: true })
  return () => observer.disconnect()
}

/** How far an element was moved, as the sum of the shifts that moved it or something in it. */
export const shiftOf = (element: Element, shifts: readonly Shift[]): number =>
  shifts
    .filter(({ nodes }) => nodes.some((node) => node !== null && element.contains(node)))
    .reduce((sum, { value }) => sum + value, 0)
