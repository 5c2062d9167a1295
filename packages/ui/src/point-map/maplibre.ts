import { drawPoints } from './draw-points'
import { frameMap } from './map-frame'
import type { MapPlace, PointMap } from './point-map.types'

type LngLat = [longitude: number, latitude: number]

interface MapLibreMap {
  readonly getBounds: () => {
    readonly getWest: () => number
    readonly getSouth: () => number
    readonly getEast: () => number
    readonly getNorth: () => number
  }
  readonly getZoom: () => number
  readonly easeTo: (to: { readonly center?: LngLat; readonly zoom?: number }) => unknown
  readonly on: (type: 'moveend' | 'error', listener: () => void) => unknown
  readonly remove: () => void
}

/** The part of MapLibre GL that is used; the page loads the library and its sheet. */
export interface MapLibre {
  readonly Map: new (options: {
    readonly container: HTMLElement
    readonly style: string
    readonly center: LngLat
    readonly zoom: number
    readonly cooperativeGestures: boolean
  }) => MapLibreMap
  readonly Marker: new (options: { readonly element: HTMLElement }) => {
    readonly setLngLat: (place: LngLat) => { readonly addTo: (map: MapLibreMap) => unknown }
    readonly remove: () => unknown
  }
}

/** Its worlds are 512 px wide at zoom 0, ours 256. */
const LEVEL = 1
const lngLat = ({ latitude, longitude }: MapPlace): LngLat => [longitude, latitude]

/** A vector map, rendered by MapLibre in a style of the shop's own. */
export const mapLibreMap = (library: MapLibre, style: string): PointMap => ({
  async open(element, options) {
    const frame = frameMap(element, options.texts)
    const map = new library.Map({
      container: frame.canvas,
      style,
      center: lngLat(options.center),
      zoom: options.zoom - LEVEL,
      cooperativeGestures: true,
    })
    if (options.onTrouble !== undefined) map.on('error', options.onTrouble)
    frame.canvas.tabIndex = -1
    const zoomBy = (levels: number) => void map.easeTo({ zoom: map.getZoom() + levels })
    frame.begin({ zoomBy })
    return drawPoints(
      {
        window() {
          const bounds = map.getBounds()
          return {
            west: bounds.getWest(),
            south: bounds.getSouth(),
            east: bounds.getEast(),
            north: bounds.getNorth(),
            zoom: map.getZoom() + LEVEL,
          }
        },
        go: (place, zoom = map.getZoom() + LEVEL) => void map.easeTo({ center: lngLat(place), zoom: zoom - LEVEL }),
        zoomBy,
        put(mark, place) {
          const marker = new library.Marker({ element: mark })
          marker.setLngLat(lngLat(place)).addTo(map)
          return { move: (to) => void marker.setLngLat(lngLat(to)), take: () => void marker.remove() }
        },
        // The library keeps a press and a drag apart itself.
        wasDragged: () => false,
        onMoved: (listener) => void map.on('moveend', listener),
        focus: () => frame.canvas.focus({ preventScroll: true }),
        close() {
          map.remove()
          frame.remove()
        },
      },
      options,
    )
  },
})
