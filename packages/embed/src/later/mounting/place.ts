import type { Clock } from '@prilavok/core/effects'
import type { Mount } from '@prilavok/widgets/mounts'
import type { ComponentType, ReactElement } from 'react'
import { openWidget, type Opened } from '../../first/open-widget'
import type { PageTalk } from '../../page/page-events'
import type { Renderer } from '../../renderer'
import { loadChunk } from './load-chunk'

/** What a place needs to show its widget. */
export interface PlaceTools {
  readonly renderer: Renderer
  /** A widget with its shop and its texts around it. */
  readonly dress: (component: ComponentType<object>, props: object) => ReactElement
  readonly clock: Clock
  readonly emit: PageTalk['emit']
}

export type PlaceState = 'waiting' | 'loading' | 'open' | 'failed' | 'closed'

/** One element of the page that asked for a widget. */
export interface Place {
  readonly name: string
  readonly state: PlaceState
  /** Work that showing the widget took, in milliseconds; null when it stood before anybody measured. */
  readonly ms: number | null
  /** Why it failed. */
  readonly cause: unknown
  /** Shows the widget; one that failed is tried again. */
  readonly open: () => void
  readonly close: () => void
}

/** `standing` is a widget that stands there already. */
export function createPlace(element: HTMLElement, mount: Mount, props: object, tools: PlaceTools, standing?: Opened): Place {
  const { renderer, dress, clock, emit } = tools
  const { name } = mount
  let opened = standing

  const fail = (cause: unknown) => {
    if (place.state === 'closed') return
    Object.assign(place, { state: 'failed', cause })
    emit('failed', { name, element, message: String(cause) })
  }
  const show = (component: ComponentType<object>) => {
    if (place.state === 'closed') return
    const began = performance.now()
    try {
      opened = openWidget(renderer, element, dress(component, props))
    } catch (cause) {
      fail(cause)
      return
    }
    place.state = 'open'
    place.ms = performance.now() - began
    emit('mounted', { name, element })
  }

  const place: { -readonly [K in keyof Place]: Place[K] } = {
    name,
    state: standing === undefined ? 'waiting' : 'open',
    ms: null,
    cause: undefined,
    open() {
      if (place.state !== 'waiting' && place.state !== 'failed') return
      place.state = 'loading'
      loadChunk(name, mount.load, clock).then(show, fail)
    },
    close() {
      place.state = 'closed'
      if (opened === undefined) return
      opened.close()
      emit('unmounted', { name, element })
    },
  }
  if (standing !== undefined) emit('mounted', { name, element })
  return place
}
