import type { Clock } from '@prilavok/core/effects'
import type { Mount, PlaceOf } from '@prilavok/widgets/mounts'
import type { ComponentType, ReactElement } from 'react'
import { openWidget, type DrawnWidget, type Draw, type Opened } from '../../first/open-widget'
import type { PageTalk } from '../../page/page-events'
import type { Renderer } from '../../renderer'
import { loadChunk } from './load-chunk'
import { renderWidget } from './render-widget'

/** A widget that draws itself, and whose code comes when a page asks for it. */
export interface LateDrawnWidget extends PlaceOf<object> {
  readonly bringDraw: () => Promise<DrawnWidget['draw']>
}

/** A widget that pages can ask for. One whose code is there need not wait until it is near. */
export type Widget = Mount | DrawnWidget | LateDrawnWidget

/** What places need to show their widgets. */
export interface PlaceTools {
  readonly renderer: Renderer
  /** A widget with its texts around it. */
  readonly dress: (component: ComponentType<object>, props: object) => ReactElement
  readonly clock: Clock
  readonly emit: PageTalk['emit']
}

/** One element of the page that asked for a widget; plain data, because pages have a thousand of them. */
export interface Place {
  readonly element: HTMLElement
  readonly widget: Widget
  readonly props: object
  state: 'waiting' | 'loading' | 'open' | 'failed' | 'closed'
  /** Work that showing the widget took, in milliseconds; null when it stood before anybody measured. */
  ms: number | null
  /** Why it failed. */
  cause: unknown
  opened: Opened | undefined
}

/** The widget is closed while its code was on the way. */
const isClosed = ({ state }: Place) => state === 'closed'

/** Shows the widget of a place; one that failed is tried again. */
export function openPlace(place: Place, tools: PlaceTools): void {
  const { widget, element, props, state } = place
  const { name } = widget
  if (state !== 'waiting' && state !== 'failed') return
  const fail = (cause: unknown) => {
    if (isClosed(place)) return
    Object.assign(place, { state: 'failed', cause })
    tools.emit('failed', { name, element, message: String(cause) })
  }
  const show = (draw: Draw) => {
    if (isClosed(place)) return
    const began = performance.now()
    try {
      place.opened = openWidget(element, draw)
    } catch (cause) {
      fail(cause)
      return
    }
    place.state = 'open'
    place.ms = performance.now() - began
    tools.emit('mounted', { name, element })
  }
  place.state = 'loading'
  if ('draw' in widget) return show(() => widget.draw(element, props))
  const bring = async (): Promise<Draw> => {
    if (!('bringDraw' in widget)) return renderWidget(tools.renderer, tools.dress(await widget.load(), props))
    const draw = await widget.bringDraw()
    return () => draw(element, props)
  }
  loadChunk(name, bring, tools.clock).then(show, fail)
}

/** Takes the widget of a place away. */
export function closePlace(place: Place, { emit }: PlaceTools): void {
  const { state, opened, element, widget } = place
  place.state = 'closed'
  opened?.close()
  if (state === 'open') emit('unmounted', { name: widget.name, element })
}
