import type { ReactElement } from 'react'
import type { Renderer } from '../renderer'
import { findPlaces, widgetOf } from './find'
import { openWidget, type Opened } from './open-widget'

/** How long a page may be kept from answering its visitor at a time: at a quarter of the speed still no long task. */
export const SLICE_MS = 10

/** A widget that is on so many products that its code comes with the first. */
export interface FirstWidget {
  readonly name: string
  /** The widget with the settings of an element and all that it needs around it; null when the settings are wrong. */
  readonly dress: (element: HTMLElement) => ReactElement | null
}

/** The places that have been served before the rest of the shop was there. */
export interface FirstPass {
  readonly opened: ReadonlyMap<HTMLElement, Opened>
  /** Some place of the page waits for more than this pass can show. */
  readonly needsMore: boolean
  readonly stop: () => void
}

/** Shows the first widget on its places, in page order and in slices between which the page can answer; a wanted one is shown at once. */
export function firstPass(renderer: Renderer, { name, dress }: FirstWidget): FirstPass {
  const opened = new Map<HTMLElement, Opened>()
  const places = findPlaces(document)
  const waiting = places.filter((element) => widgetOf(element) === name)
  /** True, because what cannot be shown now is the work of the rest of the shop, which is on its way. */
  const show = (element: HTMLElement): true => {
    try {
      const widget = opened.has(element) || widgetOf(element) !== name ? null : dress(element)
      if (widget !== null) opened.set(element, openWidget(renderer, element, widget))
    } catch {
      // The mounter, which comes with the rest, tries once more and says what is wrong.
    }
    return true
  }
  let at = 0
  // A message comes sooner than a timer, which browsers hold back when timers set timers.
  const { port1, port2 } = new MessageChannel()
  const slice = () => {
    const end = performance.now() + SLICE_MS
    for (let element = waiting[at]; element !== undefined && performance.now() < end; element = waiting[++at]) show(element)
    if (at < waiting.length) port2.postMessage(0)
    else port1.close()
  }
  port1.onmessage = slice
  const stub = globalThis.prilavokStub
  if (stub !== undefined) {
    stub.wanted = show
    for (const element of stub.clicked.keys()) show(element)
  }
  slice()
  return { opened, needsMore: waiting.length < places.length, stop: () => void (at = waiting.length) }
}
