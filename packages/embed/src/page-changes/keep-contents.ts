import type { Mounter } from '../kernel/mounter'
import type { PageEmitter } from '../page-api/page-events'
import { createFewTimes } from './few-times'

/**
 * Puts back what scripts of the page have emptied: a card that is drawn anew clears the element of its widget as well. A mark that no view
 * library knows goes with the rest, which tells it from a widget that has nothing to show. What the page has put in its place stays.
 */
export function keepContents({ points }: Mounter, on: PageEmitter['on']): () => void {
  const marks = new WeakSet<Node>()
  const mayPutBack = createFewTimes()
  const observer = new MutationObserver((records) => {
    const emptied = new Map<HTMLElement, Node[]>()
    for (const { target, removedNodes } of records) {
      const element = target as HTMLElement
      if (points.get(element)?.state !== 'mounted' || element.hasChildNodes()) continue
      emptied.set(element, [...(emptied.get(element) ?? []), ...removedNodes])
    }
    for (const [element, nodes] of emptied)
      if (nodes.some((node) => marks.has(node)) && mayPutBack(element)) element.append(...nodes)
  })
  const follow = (element: HTMLElement) => {
    if (points.get(element)?.widget.fillsText === true) return
    const mark = document.createComment('')
    marks.add(mark)
    element.append(mark)
    observer.observe(element, { childList: true })
  }
  const stop = on('mounted', ({ element }) => follow(element), { replay: false })
  for (const { element, state } of points.values()) if (state === 'mounted') follow(element)
  return () => {
    stop()
    observer.disconnect()
  }
}
