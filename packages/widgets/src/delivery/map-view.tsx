import { centreOf } from '@prilavok/core/delivery'
import type { MapPoint, OpenPointMap, PointMap } from '@prilavok/ui/point-map'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useLabels } from '../lib/labels'
import './map-view.css'
import type { PointBrowserProps } from './point-browser.types'
import type { Point } from './point-facts'
import { pointMapRu } from './point-map.labels'

export { loadPointMap } from './load-point-map'

/** PICK-13. */
const ZOOM = 11
/** A chosen point is shown with the streets around it. */
const CLOSE_ZOOM = 15
/** Marks follow a search so long after its last key, so that typing never waits for them. */
const FOLLOW_MS = 200

interface MapViewProps extends PointBrowserProps {
  readonly provider: PointMap
  /** What a mark of the map is called. */
  readonly nameOf: (point: Point) => string
  readonly onFailed: () => void
}

const marksOf = (points: readonly Point[]): readonly MapPoint[] =>
  points.flatMap(({ id, location }) => (location === null ? [] : [{ id, ...location }]))

/** The map of the points that search and filters leave; a pick chooses and leads back to the list (PICK-10). */
export function MapView(props: MapViewProps) {
  const { text, browsing, all, found, chosen, provider, onPick, onFailed } = props
  const words = useLabels('pointMap', pointMapRu)
  const place = useRef<HTMLDivElement>(null)
  const opened = useRef<OpenPointMap | null>(null)
  const [trouble, setTrouble] = useState(false)
  const points = useMemo(() => new Map(all.map((point) => [point.id, point])), [all])
  const nameOf = (id: string) => {
    const point = points.get(id)
    return point === undefined ? '' : props.nameOf(point)
  }
  // The map stays open while these change.
  const latest = useRef({ nameOf, onPick })
  useLayoutEffect(() => {
    latest.current = { nameOf, onPick }
  })

  useEffect(() => {
    const own = all.find(({ id }) => id === chosen)?.location ?? null
    const center = own ?? browsing.near ?? centreOf(all)
    if (place.current === null) return
    let gone = false
    const options = {
      points: marksOf(found),
      selected: chosen,
      center: center ?? { latitude: 0, longitude: 0 },
      zoom: own === null ? ZOOM : CLOSE_ZOOM,
      texts: words,
    }
    provider
      .open(place.current, {
        ...options,
        nameOf: (id) => latest.current.nameOf(id),
        onPick: (id) => latest.current.onPick(id),
        onTrouble: () => setTrouble(true),
      })
      .then(
        (map) => {
          if (gone) map.close()
          else opened.current = map
        },
        () => gone || onFailed(),
      )
    return () => {
      gone = true
      opened.current?.close()
      opened.current = null
    }
  }, [provider])

  const first = useRef(true)
  useEffect(() => {
    if (first.current) {
      first.current = false
      return
    }
    const follow = setTimeout(() => opened.current?.show(marksOf(found)), FOLLOW_MS)
    return () => clearTimeout(follow)
  }, [found])
  useEffect(() => opened.current?.select(chosen), [chosen])

  const unplaced = found.filter(({ location }) => location === null).length
  return (
    <>
      <div className="pk-map-view" ref={place} />
      {(trouble || unplaced > 0 || found.length === 0) && (
        <p className="pk-map-view__note" role="status">
          {found.length === 0 ? text.notFound : trouble ? words.noTiles : words.unplaced(unplaced)}
        </p>
      )}
    </>
  )
}
