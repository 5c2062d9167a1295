import type { MapPlace, MapSurface, MapWindow, PointMapOptions } from './point-map.types'

/** A map that only records its calls. */
export interface TestSurface extends MapSurface {
  readonly markers: Map<HTMLElement, MapPlace>
  /** How many elements were put on the map and taken from it. */
  readonly moves: { put: number; taken: number }
  readonly went: { readonly place: MapPlace; readonly zoom: number | undefined }[]
  readonly look: (window: Partial<MapWindow>) => void
  dragged: boolean
  closed: boolean
}

/** Opens such a map over a part of the globe. */
export function openSurface(window: MapWindow): TestSurface {
  let seen = window
  let moved: () => void = () => undefined
  const root = document.createElement('div')
  root.tabIndex = -1
  document.body.append(root)
  const surface: TestSurface = {
    markers: new Map(),
    moves: { put: 0, taken: 0 },
    went: [],
    dragged: false,
    closed: false,
    window: () => seen,
    go: (place, zoom) => void surface.went.push({ place, zoom }),
    zoomBy: () => undefined,
    put(element, place) {
      surface.moves.put++
      surface.markers.set(element, place)
      root.append(element)
      return {
        move: (to) => void surface.markers.set(element, to),
        take() {
          surface.moves.taken++
          surface.markers.delete(element)
          element.remove()
        },
      }
    },
    wasDragged: () => surface.dragged,
    onMoved: (listener) => (moved = listener),
    focus: () => root.focus(),
    close() {
      surface.closed = true
      root.remove()
    },
    look(next) {
      seen = { ...seen, ...next }
      moved()
    },
  }
  return surface
}

/** Words and wishes of a map with these points. */
export const optionsOf = (points: PointMapOptions['points'], more: Partial<PointMapOptions> = {}): PointMapOptions => ({
  points,
  selected: null,
  center: { latitude: 55.75, longitude: 37.6 },
  zoom: 11,
  texts: { map: 'Map', zoomIn: 'In', zoomOut: 'Out', cluster: (count) => `${count} points`, twoFingers: 'Two fingers' },
  nameOf: (id) => `Point ${id}`,
  onPick: () => undefined,
  ...more,
})

/** So many points on a grid around a city, no two in one place. */
export const gridOf = (count: number): PointMapOptions['points'] => {
  const side = Math.ceil(Math.sqrt(count))
  return Array.from({ length: count }, (_, at) => ({
    id: String(at),
    latitude: 55.6 + ((at % side) / side) * 0.3,
    longitude: 37.3 + (Math.floor(at / side) / side) * 0.6,
  }))
}
