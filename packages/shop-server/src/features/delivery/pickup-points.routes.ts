import { loadPickPoints, loadStoragePeriod } from '@prilavok/contracts'
import { sql } from 'kysely'
import { byName } from '../../db/by-name'
import type { Db } from '../../db'
import { HttpProblem } from '../../http/problem'
import { route, type Route } from '../../http/route'
import { activeCarriers } from './carriers'
import { boundsOf, pickPointOf, pointZone, selectPoints } from './pick-points'

const USUAL_PAGE_SIZE = 20
const LARGEST_PAGE_SIZE = 200

/** An active point with its carrier; 404 when there is none. */
export async function needPoint(db: Db, id: string) {
  const point = await db
    .selectFrom('pick_point')
    .selectAll()
    .where('id', '=', id)
    .where('is_active', '=', true)
    .executeTakeFirst()
  const carrier = point && (await activeCarriers(db)).find((each) => each.id === point.carrier_id)
  if (point === undefined || carrier === undefined)
    throw new HttpProblem('not-found', { detail: 'There is no pickup point with this id.' })
  return { point, carrier }
}

/** Pickup points and how long they keep a parcel (PICK area). */
export const pickupPointRoutes: readonly Route[] = [
  route(loadPickPoints, { caching: 300 }, async ({ db }, { query }) => {
    const bounds = boundsOf(query.bounds)
    if (query.bounds !== undefined && bounds === null)
      throw new HttpProblem('bad-request', { detail: 'bounds are south,west,north,east.' })
    const points = selectPoints(db, {
      cityId: query.cityId,
      carrierId: query.transportCompany,
      query: query.query ?? '',
      bounds,
    })
    const { count } = await points.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
    const pageSize = Math.min(LARGEST_PAGE_SIZE, Math.max(1, query.pageSize ?? USUAL_PAGE_SIZE))
    const pageCount = Math.max(1, Math.ceil(count / pageSize))
    const pageIndex = Math.min(pageCount, Math.max(1, query.pageIndex ?? 1))
    const rows = await points
      .selectAll('point')
      .select(['carrier.name as carrier_name', pointZone])
      .orderBy('carrier.display_order')
      .orderBy(byName(sql.ref('point.search_address')))
      .orderBy('point.id')
      .limit(pageSize)
      .offset((pageIndex - 1) * pageSize)
      .execute()
    return {
      items: rows.map((row) => pickPointOf(row, row.carrier_name, row.payment, false)),
      paging: { pageIndex, pageSize, pageCount, totalCount: count, totalIsExact: true, nextCursor: null },
    }
  }),

  route(loadStoragePeriod, {}, async ({ db }, { body }) => {
    const { carrier } = await needPoint(db, body.pickPointId)
    return { storagePeriodInDays: carrier.storageDays }
  }),
]
