import { searchPickPoints, type GeoBounds } from '@prilavok/contracts/admin'
import type { MapWindow, OpenPointMap } from '@prilavok/ui/point-map'
import { leafletMap } from '@prilavok/ui/point-map/leaflet'
import { Button } from '@prilavok/ui/button'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useStaff, type StaffMap, useLabels } from '../kit/staff/staff-context'
import { enumTitle } from '../kit/values/format'
import type { ListState } from '../kit/lists/list-state'
import { AreaFrame } from './area-frame'
import { boundsFrom } from './map-area'
import { pointsRu } from './points.labels'
import { pointsEn } from './points.labels.en'
import { useMapPoints } from './use-map-points'

/** The whole of the country, until somebody looks closer. */
const START = { center: { latitude: 58, longitude: 60 }, zoom: 3 } as const
const CITY_ZOOM = 11
const REST_MS = 200

interface PointsMapProps {
  readonly map: StaffMap
  readonly state: ListState
  /** A part of the map was chosen; null takes the choice back. */
  readonly onArea: (area: GeoBounds | null) => void
}

/** The points of the list on a map: the same filters, and areas that become one of them. */
export function PointsMap({ map, state, onArea }: PointsMapProps) {
  const { client, links, locale } = useStaff()
  const words = useLabels({ ru: pointsRu, en: pointsEn })
  const place = useRef<HTMLDivElement>(null)
  const [opened, setOpened] = useState<OpenPointMap | null>(null)
  const [window, setWindow] = useState<MapWindow | null>(null)
  const [asked, setAsked] = useState<MapWindow | null>(null)
  const [isDrawing, setDrawing] = useState(false)
  const [hasTrouble, setTrouble] = useState(false)
  const [picked, setPicked] = useState<string | null>(null)
  const points = useMapPoints(state, asked)
  const { marks = [], records, total = 0 } = points.data ?? {}
  const latest = useRef(records)
  useLayoutEffect(() => {
    latest.current = records
  })

  useEffect(() => {
    if (place.current === null) return
    let isGone = false
    let mine: OpenPointMap | null = null
    const provider = leafletMap(map)
    void provider
      .open(place.current, {
        points: [],
        selected: null,
        ...START,
        texts: words,
        nameOf: (id) => latest.current?.get(id)?.address ?? id,
        onPick: setPicked,
        onTrouble: () => setTrouble(true),
        onMoved: setWindow,
      })
      .then((open) => {
        mine = open
        if (isGone) return open.close()
        setOpened(open)
        setWindow(open.window())
      })
    return () => {
      isGone = true
      mine?.close()
    }
  }, [map])
  useEffect(() => {
    const rest = setTimeout(() => setAsked(window), REST_MS)
    return () => clearTimeout(rest)
  }, [window])
  useEffect(() => void opened?.show(marks), [opened, points.data])
  useEffect(() => void opened?.select(picked), [opened, picked])

  const cityId = state.filters['cityId']?.[0]
  const area = boundsFrom(state.filters['bounds']?.[0])
  useEffect(() => {
    if (opened === null) return
    if (area !== null)
      return opened.go({ latitude: (area.south + area.north) / 2, longitude: (area.west + area.east) / 2 })
    if (cityId === undefined) return
    const body = { ...EVERYWHERE, cityId, pageSize: 1 }
    void client.call(searchPickPoints, { body }, { isQuiet: true }).then(({ items: [first] }) => {
      if (first !== undefined) opened.go(first, CITY_ZOOM)
    })
  }, [opened, cityId])

  const point = picked === null ? undefined : records?.get(picked)
  return (
    <section className="pk-staff-points__map" aria-label={words.map}>
      <div className="pk-staff-points__bar">
        <Button size="small" aria-pressed={isDrawing} onClick={() => setDrawing(!isDrawing)}>
          {words.drawArea}
        </Button>
        <Button size="small" disabled={window === null} onClick={() => window !== null && onArea(window)}>
          {words.takeSeen}
        </Button>
        {area !== null && (
          <Button size="small" variant="quiet" onClick={() => onArea(null)}>
            {words.clearArea}
          </Button>
        )}
      </div>
      <div className="pk-staff-points__place">
        <div className="pk-staff-points__canvas" ref={place} />
        {window !== null && (
          <AreaFrame
            window={window}
            area={area}
            isDrawing={isDrawing}
            onDrawn={(drawn) => {
              setDrawing(false)
              onArea(drawn)
            }}
            onCancel={() => setDrawing(false)}
          />
        )}
      </div>
      <p className="pk-staff-note" role="status">
        {isDrawing
          ? words.drawHelp
          : hasTrouble
            ? words.trouble
            : points.isError
              ? words.failed
              : records !== undefined && records.size > 0 && records.size < total
                ? words.tooMany(records.size, total)
                : area !== null
                  ? words.areaChosen
                  : ''}
      </p>
      {point !== undefined && (
        <div className="pk-staff-points__card">
          <strong>{point.address}</strong>
          <span>
            {enumTitle('TransportCompany', point.transportCompany, locale)} ·{' '}
            {enumTitle('TransportCompanyPickPointPayment', point.payment, locale)} ·{' '}
            {point.isActive ? words.active : words.inactive}
          </span>
          <a href={links.record('transportCompanyPickPoint', point.id)}>{words.open}</a>
        </div>
      )}
    </section>
  )
}

const EVERYWHERE = {
  query: null,
  cityId: null,
  transportCompany: null,
  types: null,
  payments: null,
  isActive: null,
  recommended: null,
  isManuallyEdited: null,
  bounds: null,
  zoom: null,
  pageIndex: null,
  pageSize: null,
} as const
