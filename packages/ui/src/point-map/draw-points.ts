import { createClusters, type MapMark } from './clusters'
import { createMarkElements } from './mark-elements'
import type { MapPlace, MapSurface, MapWindow, OpenPointMap, PointMapOptions } from './point-map.types'
import './point-map.css'

interface Drawn {
  readonly element: HTMLButtonElement
  chosen: boolean
  readonly on: ReturnType<MapSurface['put']>
}

/** So many levels a press on a server's cluster zooms in. */
const CLOSER = 2

const isSeen = ({ west, south, east, north }: MapWindow, { latitude, longitude }: MapPlace): boolean =>
  latitude >= south && latitude <= north && longitude >= west && longitude <= east

/** Keeps the marks of a map as its window moves: only what is visible is in the page, and only what has changed is touched. */
export function drawPoints(surface: MapSurface, options: Omit<PointMapOptions, 'center' | 'zoom'>): OpenPointMap {
  const { points, selected, onPick } = options
  let clusters = createClusters(points)
  let chosen = selected
  const drawn = new Map<string, Drawn>()

  const elements = createMarkElements(options, (mark) => {
    if (surface.wasDragged()) return
    if ('point' in mark) onPick(mark.point.id)
    else {
      const zoom = mark.cluster === null ? surface.window().zoom + CLOSER : clusters.zoomOf(mark.cluster)
      surface.go(mark.place, zoom)
    }
  })
  const isChosen = (mark: MapMark) => 'point' in mark && mark.point.id === chosen

  const add = (key: string, mark: MapMark): Drawn => {
    const element = elements.take(mark, isChosen(mark))
    const fresh = { element, chosen: isChosen(mark), on: surface.put(element, mark.place) }
    drawn.set(key, fresh)
    return fresh
  }

  const update = () => {
    const window = surface.window()
    const wanted = new Map(clusters.within(window).map((mark) => [mark.key, mark]))
    const own = chosen === null ? null : clusters.markOf(chosen)
    if (own !== null) wanted.set(own.key, own)
    let lostFocus = false
    for (const [key, { element, on }] of drawn) {
      if (wanted.has(key)) continue
      lostFocus ||= element === element.ownerDocument.activeElement
      on.take()
      elements.giveBack(element)
      drawn.delete(key)
    }
    for (const [key, mark] of wanted) {
      const shown = drawn.get(key) ?? add(key, mark)
      shown.on.move(mark.place)
      const chosenNow = isChosen(mark)
      if (shown.chosen !== chosenNow) elements.update(shown.element, mark, chosenNow)
      shown.chosen = chosenNow
      // What waits beyond the edge is not there for keys and screen readers.
      const beyond = !isSeen(window, mark.place)
      if (shown.element.inert !== beyond) shown.element.inert = beyond
    }
    if (lostFocus) surface.focus()
  }

  surface.onMoved(() => {
    update()
    options.onMoved?.(surface.window())
  })
  update()
  return {
    show(next) {
      clusters = createClusters(next)
      update()
    },
    select(id) {
      chosen = id
      update()
    },
    window: () => surface.window(),
    go: (place, zoom) => surface.go(place, zoom),
    close() {
      for (const { on } of drawn.values()) on.take()
      drawn.clear()
      surface.close()
    },
  }
}
