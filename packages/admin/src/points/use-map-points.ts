import { searchPickPoints, type PickPointPreview } from '@prilavok/contracts/admin'
import type { MapPoint, MapWindow } from '@prilavok/ui/point-map'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useCan, useStaff } from '../kit/staff/staff-context'
import type { StaffClient } from '../kit/client/staff-client'
import type { ListState } from '../kit/lists/list-state'
import { requestsOf } from './map-area'

const PAGE = 200
/** More than this a map shows only closer. */
const MOST = 2_000

/** What a map shows of the list: points, or what the server has counted for a map from afar. */
export interface MapPoints {
  readonly marks: readonly MapPoint[]
  readonly records: ReadonlyMap<string, PickPointPreview>
  readonly total: number
}

const NONE: MapPoints = { marks: [], records: new Map(), total: 0 }

async function load(
  client: StaffClient,
  request: ReturnType<typeof requestsOf>[number],
  signal: AbortSignal,
): Promise<MapPoints> {
  const records = new Map<string, PickPointPreview>()
  for (let pageIndex = 1; ; pageIndex += 1) {
    const body = { ...request, pageIndex }
    const { items, clusters, paging } = await client.call(searchPickPoints, { body }, { signal, isQuiet: true })
    const total = paging.totalCount ?? items.length
    if (clusters !== null) {
      const marks = clusters.map(({ latitude, longitude, count }) => ({
        id: `${latitude},${longitude}`,
        latitude,
        longitude,
        count,
      }))
      return { marks, records, total }
    }
    for (const item of items) records.set(item.id, item)
    if (items.length < PAGE || records.size >= Math.min(total, MOST))
      return {
        marks: [...records.values()].map(({ id, latitude, longitude }) => ({ id, latitude, longitude })),
        records,
        total,
      }
  }
}

/** The points in the part of the map that is seen, by the filters of the list. */
export function useMapPoints(state: ListState, window: MapWindow | null) {
  const { client } = useStaff()
  const can = useCan()
  const requests = window === null ? [] : requestsOf(state, window)
  return useQuery({
    queryKey: ['list', 'transportCompanyPickPoint', 'map', requests],
    enabled: requests.length > 0 && can('pick-point', 'read'),
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const found = await Promise.all(requests.map((request) => load(client, request, signal)))
      return found.reduce(
        (all, each) => ({
          marks: [...all.marks, ...each.marks],
          records: new Map([...all.records, ...each.records]),
          total: all.total + each.total,
        }),
        NONE,
      )
    },
  })
}
