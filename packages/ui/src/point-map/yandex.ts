import { drawPoints } from './draw-points'
import { frameMap } from './map-frame'
import type { MapPlace, PointMap } from './point-map.types'

type LngLat = readonly [longitude: number, latitude: number]

interface YandexMap {
  readonly bounds: readonly [LngLat, LngLat]
  readonly zoom: number
  readonly center: LngLat
  readonly addChild: (child: unknown) => unknown
  readonly removeChild: (child: unknown) => unknown
  readonly setLocation: (location: {
    readonly center?: LngLat
    readonly zoom?: number
    readonly duration?: number
  }) => void
  readonly destroy: () => void
}

/** The part of Yandex Maps 3 that is used; the page loads the library with its own key. */
export interface YandexMaps {
  readonly ready: Promise<unknown>
  readonly YMap: new (
    element: HTMLElement,
    props: {
      readonly location: { readonly center: LngLat; readonly zoom: number }
      readonly zoomRange: { readonly min: number; readonly max: number }
    },
  ) => YandexMap
  readonly YMapDefaultSchemeLayer: new () => unknown
  readonly YMapDefaultFeaturesLayer: new () => unknown
  readonly YMapMarker: new (
    props: { readonly coordinates: LngLat },
    element: HTMLElement,
  ) => { readonly update: (props: { readonly coordinates: LngLat }) => void }
  readonly YMapListener: new (props: {
    readonly layer: 'any'
    readonly onUpdate: (event: { readonly mapInAction: boolean }) => void
  }) => unknown
}

const MOVE_MS = 300
const lngLat = ({ latitude, longitude }: MapPlace): LngLat => [longitude, latitude]

/** A map of Yandex, from version 3 of its JavaScript API on. */
export const yandexMap = (maps: YandexMaps): PointMap => ({
  async open(element, options) {
    await maps.ready
    const frame = frameMap(element, options.texts)
    const map = new maps.YMap(frame.canvas, {
      location: { center: lngLat(options.center), zoom: options.zoom },
      zoomRange: { min: 3, max: 19 },
    })
    map.addChild(new maps.YMapDefaultSchemeLayer())
    map.addChild(new maps.YMapDefaultFeaturesLayer())
    frame.canvas.tabIndex = -1
    let moved: () => void = () => undefined
    let closed = false
    map.addChild(
      new maps.YMapListener({
        layer: 'any',
        onUpdate: ({ mapInAction }) => {
          if (!mapInAction && !closed) moved()
        },
      }),
    )
    const zoomBy = (levels: number) => map.setLocation({ zoom: map.zoom + levels, duration: MOVE_MS })
    frame.begin({ zoomBy })
    return drawPoints(
      {
        window() {
          const [[west, one], [east, other]] = map.bounds
          return { west, east, south: Math.min(one, other), north: Math.max(one, other), zoom: map.zoom }
        },
        go: (place, zoom = map.zoom) => map.setLocation({ center: lngLat(place), zoom, duration: MOVE_MS }),
        zoomBy,
        put(mark, place) {
          const marker = new maps.YMapMarker({ coordinates: lngLat(place) }, mark)
          map.addChild(marker)
          return { move: (to) => marker.update({ coordinates: lngLat(to) }), take: () => void map.removeChild(marker) }
        },
        // The library keeps a press and a drag apart itself.
        wasDragged: () => false,
        onMoved: (listener) => (moved = listener),
        focus: () => frame.canvas.focus({ preventScroll: true }),
        close() {
          closed = true
          map.destroy()
          frame.remove()
        },
      },
      options,
    )
  },
})
