import Supercluster from 'supercluster'
import type { MapPlace, MapPoint, MapWindow } from './point-map.types'

/** What the map shows at one place: a point, or several that are too close to tell apart; a cluster of the server has no number here. */
export type MapMark =
  | { readonly key: string; readonly place: MapPlace; readonly point: MapPoint }
  | { readonly key: string; readonly place: MapPlace; readonly count: number; readonly cluster: number | null }

/** Points by what is seen of them. */
export interface Clusters {
  /** The marks of a window, and those just outside of it. */
  readonly within: (window: MapWindow) => readonly MapMark[]
  /** The zoom at which a cluster falls apart. */
  readonly zoomOf: (cluster: number) => number
  readonly markOf: (id: string) => MapMark | null
}

/** Marks nearer than this are clustered, px. */
const RADIUS = 60
/** From the next zoom on every point has a mark of its own: a house is 100 px wide there. */
const MOST_ZOOM = 15
const LEAST_ZOOM = 3
/** So much of the window beyond each of its sides is rendered as well, so that a short pan shows no empty edge. */
const MARGIN = 0.25
/** Points of one building are placed on a circle of this radius, degrees of latitude (about 9 m). */
const APART = 0.00008

type Placed = { readonly point: MapPoint; readonly place: MapPlace }

/** Points at the very same place move apart, or only the last of them could be picked. */
function spread(points: readonly MapPoint[]): readonly Placed[] {
  const taken = new Map<string, number>()
  return points.map((point) => {
    const { latitude, longitude } = point
    const key = `${latitude} ${longitude}`
    const before = taken.get(key) ?? 0
    taken.set(key, before + 1)
    if (before === 0) return { point, place: { latitude, longitude } }
    // The golden angle puts any number of them beside each other without two in one place.
    const [turn, far] = [before * 2.39996, APART * Math.sqrt(before)]
    return {
      point,
      place: {
        latitude: latitude + far * Math.sin(turn),
        longitude: longitude + (far * Math.cos(turn)) / Math.cos((latitude * Math.PI) / 180),
      },
    }
  })
}

/** Works out which points are clustered at every zoom. */
export function createClusters(points: readonly MapPoint[]): Clusters {
  const placed = spread(points)
  const index = new Supercluster<{ readonly at: number; readonly count: number }, { count: number }>({
    radius: RADIUS,
    minZoom: LEAST_ZOOM,
    maxZoom: MOST_ZOOM,
    extent: 256,
    map: ({ count }) => ({ count }),
    reduce: (sum, { count }) => void (sum.count += count),
  })
  index.load(
    placed.map(({ place, point }, at) => ({
      type: 'Feature',
      properties: { at, count: point.count ?? 1 },
      geometry: { type: 'Point', coordinates: [place.longitude, place.latitude] },
    })),
  )
  const byId = new Map(placed.map((each) => [each.point.id, each]))
  const pointMark = ({ point, place }: Placed): MapMark =>
    (point.count ?? 1) > 1
      ? { key: `s ${point.id} ${point.count}`, place, count: point.count ?? 1, cluster: null }
      : { key: `p ${point.id}`, place, point }
  return {
    within({ west, south, east, north, zoom }) {
      const [dx, dy] = [(east - west) * MARGIN, (north - south) * MARGIN]
      return index
        .getClusters([west - dx, Math.max(-85, south - dy), east + dx, Math.min(85, north + dy)], Math.round(zoom))
        .flatMap(({ properties, geometry }): readonly MapMark[] => {
          const [longitude = 0, latitude = 0] = geometry.coordinates
          if ('cluster' in properties) {
            const { cluster_id: cluster, count } = properties
            return [{ key: `c ${cluster} ${count}`, place: { latitude, longitude }, count, cluster }]
          }
          const own = placed[properties.at]
          return own === undefined ? [] : [pointMark(own)]
        })
    },
    zoomOf: (cluster) => index.getClusterExpansionZoom(cluster),
    markOf(id) {
      const own = byId.get(id)
      return own === undefined ? null : pointMark(own)
    },
  }
}
