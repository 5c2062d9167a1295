import { loadChunk } from '@prilavok/core'
import type { Clock } from '@prilavok/core/effects'
import type { PageEmitter } from '../page-api/page-events'
import type { Filler } from './filler.types'
import type { MountPoint } from './mount-point'

/** What is told of points that are filled. */
export interface FillListener {
  readonly emit: PageEmitter['emit']
  readonly fail: (point: MountPoint, cause: unknown) => void
}

/** Fills mount points whose markup stays on the page. */
export interface PointFiller {
  /** All that are found together are filled together: they share a request. */
  readonly fill: (points: readonly MountPoint[], listener: FillListener) => void
  /** Ends it; the mounter puts back what the server had rendered. */
  readonly remove: (points: readonly MountPoint[]) => void
}

/** Creates the filler of a page's mount points; its code is loaded with the first of them. */
export function createPointFiller(load: () => Promise<Filler>, clock: Clock): PointFiller {
  let filler: Filler | null = null
  return {
    fill(points, { emit, fail }) {
      if (points.length === 0) return
      for (const point of points) Object.assign(point, { state: 'loading', before: [...point.element.childNodes] })
      loadChunk('product-data', load, clock).then(
        (loaded) => {
          filler = loaded
          const ready = points.filter(({ state }) => state === 'loading')
          for (const point of ready) point.state = 'mounted'
          loaded.add(ready)
          for (const { widget, element } of ready) emit('mounted', { name: widget.name, element })
        },
        (cause: unknown) => points.forEach((point) => fail(point, cause)),
      )
    },
    remove: (points) => filler?.remove(points.filter(({ widget }) => widget.fillsText).map(({ element }) => element)),
  }
}
