import type { PickPointSearchRequest } from '@prilavok/contracts/admin'
import { sql } from 'kysely'
import type { StaffRecord } from '../engine/server-resource'
import type { Shop } from '../../../shop'
import { conditionsOf, type Asked } from '../engine/conditions'
import { listPage } from '../engine/list-page'
import { pickPoint } from '../entities/pick-point'

/** From this zoom on every point is shown. */
const POINTS_FROM_ZOOM = 12
/** So many cells a side does a map have. */
const CELLS = 12

/** A request of the map as the list asks for it. */
function askedOf(request: PickPointSearchRequest): Asked {
  const { query, cityId, transportCompany, types, payments, bounds, pageIndex, pageSize } = request
  const { isActive, recommended, isManuallyEdited } = request
  const asked: Record<string, readonly unknown[]> = {
    search: query ? [query] : [],
    cityId: cityId ? [cityId] : [],
    transportCompany: transportCompany ? [transportCompany] : [],
    type: types ?? [],
    payment: payments ?? [],
    isActive: isActive === null ? [] : [isActive],
    recommended: recommended === null ? [] : [recommended],
    isManuallyEdited: isManuallyEdited === null ? [] : [isManuallyEdited],
    bounds: bounds ? [[bounds.south, bounds.west, bounds.north, bounds.east].join(',')] : [],
    pageIndex: pageIndex === null ? [] : [pageIndex],
    pageSize: pageSize === null ? [] : [pageSize],
  }
  return Object.fromEntries(
    Object.entries(asked).flatMap(([name, values]) => (values.length === 0 ? [] : [[name, values.map(String)]])),
  )
}

interface Cell {
  readonly count: number
  readonly latitude: number
  readonly longitude: number
  readonly south: number
  readonly west: number
  readonly north: number
  readonly east: number
}

/** Points by the cells of the map that they lie in. */
async function cellsOf(
  shop: Shop,
  asked: Asked,
  { south, west, north, east }: NonNullable<PickPointSearchRequest['bounds']>,
) {
  const size = (from: number, to: number) => Math.max(Math.abs(to - from) / CELLS, 0.000001)
  const { where } = await conditionsOf(shop.db, pickPoint, asked, shop.settings.timeZone)
  const { rows } = await sql<Cell>`
    select count(*)::int as count, avg(t.latitude)::float8 as latitude, avg(t.longitude)::float8 as longitude,
      min(t.latitude)::float8 as south, min(t.longitude)::float8 as west,
      max(t.latitude)::float8 as north, max(t.longitude)::float8 as east
    from pick_point t where ${where}
    group by floor((t.latitude - ${south}::float8) / ${size(south, north)}::float8),
      floor((t.longitude - ${west}::float8) / ${size(west, east)}::float8)
    order by count desc`.execute(shop.db)
  return rows.map(({ count, latitude, longitude, ...bounds }) => ({
    count: Number(count),
    latitude,
    longitude,
    bounds,
  }))
}

/** Pickup points by words and filters; a map from afar gets clusters in their place. Source: ADMIN-ACT-10. */
export async function searchPoints(shop: Shop, request: PickPointSearchRequest): Promise<StaffRecord> {
  const asked = askedOf(request)
  const { bounds, zoom } = request
  if (bounds !== null && zoom !== null && zoom < POINTS_FROM_ZOOM) {
    const clusters = await cellsOf(shop, asked, bounds)
    const totalCount = clusters.reduce((sum, { count }) => sum + count, 0)
    const paging = {
      pageIndex: 1,
      pageSize: totalCount,
      pageCount: 1,
      totalCount,
      totalIsExact: true,
      nextCursor: null,
    }
    return { items: [], clusters, paging }
  }
  const { records, paging } = await listPage(shop, pickPoint, asked)
  const items = records.map((record) => pickPoint.preview?.(record) ?? record)
  return { items, clusters: null, paging }
}
