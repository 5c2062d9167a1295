import type { Mounter } from '../kernel/mounter'
import type { PageEmitter } from '../page-api/page-events'
import { keepTexts } from './keep-texts'
import { styleShadow } from './style-shadow'

/**
 * Keeps widgets right on a page that others change: translators, and shadow roots, which the sheets of a document do not reach. Nothing of
 * it is needed before the page is idle.
 */
export function followPage(mounter: Mounter, on: PageEmitter['on']): () => void {
  const stops = new Map<HTMLElement, () => void>()
  const follow = (element: HTMLElement) => {
    if (!stops.has(element)) stops.set(element, styleShadow(element))
  }
  const leave = (element: HTMLElement) => {
    stops.get(element)?.()
    stops.delete(element)
  }
  const all = [
    on('mounted', ({ element }) => follow(element)),
    on('unmounted', ({ element }) => leave(element)),
    keepTexts(document, (element) => {
      const point = mounter.points.get(element)
      if (point?.state !== 'mounted') return
      mounter.unmount(element)
      mounter.mount(point.widget.name, element)
    }),
  ]
  for (const { element, state } of mounter.points.values()) if (state === 'mounted') follow(element)
  return () => {
    for (const stop of all) stop()
    for (const element of [...stops.keys()]) leave(element)
  }
}
