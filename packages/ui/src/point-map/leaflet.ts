import {
  DomUtil,
  GridLayer,
  Map as LeafletMap,
  type Coords,
  type DoneCallback,
  type Point,
} from 'leaflet/dist/leaflet-src.esm.js'
import { drawPoints } from './draw-points'
import { frameMap } from './map-frame'
import type { MapPlace, MapSurface, PointMap } from './point-map.types'

/** Where the pictures of the map come from, and who made them. */
export interface LeafletMapSettings {
  /** Address of a tile with `{z}`, `{x}` and `{y}`; `{r}` becomes `@2x` on dense screens. */
  readonly tiles: string
  readonly attribution?: string | null | undefined
  readonly attributionLink?: string | null | undefined
}

const ZOOMS = { minZoom: 3, maxZoom: 18 } as const

const tileAddress = (template: string, { x, y, z }: Coords): string =>
  template.replace(
    /\{([xyzr])\}/g,
    (_, part: string) =>
      ({ x: String(x), y: String(y), z: String(z), r: devicePixelRatio > 1 ? '@2x' : '' })[part] ?? '',
  )

/**
 * The pictures below the points. Leaflet's own layer of tiles stops a picture that is not needed any more with a `data:` address,
 * which a strict `img-src` reports.
 */
function tileLayer(template: string, onTrouble: (() => void) | undefined): GridLayer {
  let arrived = 0
  const options = { keepBuffer: 1 }
  const Tiles = GridLayer.extend({
    options,
    createTile(coords: Coords, done: DoneCallback) {
      const tile = document.createElement('img')
      tile.alt = ''
      tile.addEventListener('load', () => {
        arrived++
        done(undefined, tile)
      })
      tile.addEventListener('error', () => {
        if (arrived === 0) onTrouble?.()
        done(new Error('tile'), tile)
      })
      tile.src = tileAddress(template, coords)
      return tile
    },
  })
  return new Tiles() as GridLayer
}

/** Scrolling the page stays scrolling the page: the wheel zooms only a map that was pressed, and leaving it ends that. */
function guardWheel(map: LeafletMap, canvas: HTMLElement): void {
  canvas.addEventListener(
    'pointerdown',
    ({ pointerType }) => void (pointerType === 'mouse' && map.scrollWheelZoom.enable()),
  )
  canvas.addEventListener('pointerleave', () => void map.scrollWheelZoom.disable())
}

/** A map of picture tiles, rendered by Leaflet. */
export const leafletMap = ({ tiles, ...credit }: LeafletMapSettings): PointMap => ({
  async open(element, options) {
    const frame = frameMap(element, options.texts, credit)
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
    const map = new LeafletMap(frame.canvas, {
      ...ZOOMS,
      center: [options.center.latitude, options.center.longitude],
      zoom: options.zoom,
      zoomControl: false,
      attributionControl: false,
      scrollWheelZoom: false,
      // One finger scrolls the page, two move the map.
      dragging: !matchMedia('(pointer: coarse)').matches,
      fadeAnimation: !calm,
      zoomAnimation: !calm,
      markerZoomAnimation: false,
      inertia: !calm,
      worldCopyJump: true,
    })
    tileLayer(tiles, options.onTrouble).addTo(map)
    guardWheel(map, frame.canvas)
    const surface = surfaceOf(map, frame.remove)
    frame.begin(surface)
    return drawPoints(surface, options)
  },
})

function surfaceOf(map: LeafletMap, remove: () => void): MapSurface {
  const pane = map.getPane('markerPane')
  if (pane === undefined) throw new Error('This map has no place for marks.')
  pane.classList.add('leaflet-zoom-hide')
  // A press on a mark is not a press on the map: no double-click zoom, no box.
  for (const type of ['dblclick', 'keydown'] as const) pane.addEventListener(type, (event) => event.stopPropagation())
  let zooming = false
  map.on('zoomanim', () => (zooming = true))
  map.on('moveend', () => (zooming = false))
  let dragged = false
  map.on('dragstart', () => (dragged = true))
  for (const type of ['pointerdown', 'keydown'] as const)
    map.getContainer().addEventListener(type, () => (dragged = false), true)
  return {
    window() {
      const bounds = map.getBounds()
      return {
        west: bounds.getWest(),
        south: bounds.getSouth(),
        east: bounds.getEast(),
        north: bounds.getNorth(),
        zoom: map.getZoom(),
      }
    },
    go: ({ latitude, longitude }, zoom = map.getZoom()) =>
      void map.setView([latitude, longitude], Math.min(zoom, ZOOMS.maxZoom)),
    zoomBy: (levels) => void map.setZoom(map.getZoom() + levels),
    put(element, place) {
      let at: Point | null = null
      const move = ({ latitude, longitude }: MapPlace) => {
        const next = map.latLngToLayerPoint([latitude, longitude]).round()
        // A pan moves the pane, not the marks on it.
        if (at === null || !at.equals(next)) DomUtil.setPosition(element, next)
        at = next
      }
      move(place)
      pane.append(element)
      return { move, take: () => element.remove() }
    },
    wasDragged: () => dragged,
    onMoved: (moved) => void map.on('moveend', moved),
    focus: () => map.getContainer().focus({ preventScroll: true }),
    close() {
      remove()
      // Leaflet reports the end of a resize by a timer that it never stops, so all listeners go with the map.
      const end = () => void map.remove().off()
      // It ends a zoom by a timer as well, which must still find its map.
      if (zooming) map.once('moveend', end)
      else end()
    },
  }
}
