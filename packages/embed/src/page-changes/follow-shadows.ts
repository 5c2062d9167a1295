import type { Mounter } from '../kernel/mounter'
import type { PageEmitter } from '../page-api/page-events'
import { styleShadow } from './style-shadow'

/** Gives the sheets of the widgets to shadow roots, which those of a document do not reach. */
export function followShadows({ points }: Mounter, on: PageEmitter['on']): () => void {
  const stops = new Map<HTMLElement, () => void>()
  const follow = (element: HTMLElement) => {
    if (!stops.has(element)) stops.set(element, styleShadow(element))
  }
  const leave = (element: HTMLElement) => {
    stops.get(element)?.()
    stops.delete(element)
  }
  const all = [on('mounted', ({ element }) => follow(element)), on('unmounted', ({ element }) => leave(element))]
  for (const { element, state } of points.values()) if (state === 'mounted') follow(element)
  return () => {
    for (const stop of all) stop()
    for (const element of [...stops.keys()]) leave(element)
  }
}
