import { readRegion, searchRegions } from '@prilavok/contracts/admin'
import { sql } from 'kysely'
import { byName } from '../../db/by-name'
import type { Db } from '../../db'
import { HttpProblem } from '../../http/problem'
import { staffRoute, type StaffRoute } from '../../http/staff-route'
import { contains } from '../../rules/search-text'

const FOUND = 20

const selectRegions = (db: Db) =>
  db.selectFrom('address_region').select((eb) => [
    'id',
    'name',
    eb
      .selectFrom('address_city')
      .select((city) => city.fn.countAll<number>().as('count'))
      .whereRef('address_city.region_id', '=', 'address_region.id')
      .as('cities'),
  ])

/** Regions of the country. Source: ADMIN-ENT-29. */
export const regionRoutes: readonly StaffRoute[] = [
  staffRoute(searchRegions, async ({ db }, { query }) => {
    const rows = await selectRegions(db)
      .where((eb) => eb(eb.fn('lower', ['name']), 'like', contains(query.query ?? '')))
      .orderBy(byName(sql.ref('name')))
      .limit(FOUND)
      .execute()
    return { items: rows.map(({ id, name }) => ({ id, name, fullName: name, code: null })) }
  }),
  staffRoute(readRegion, async ({ db }, { params }) => {
    const row = await selectRegions(db).where('id', '=', params.id).executeTakeFirst()
    if (row === undefined) throw new HttpProblem('not-found')
    return {
      id: row.id,
      name: row.name,
      type: 'регион',
      fullName: row.name,
      code: null,
      federalDistrict: null,
      dadataRegionId: null,
      timeZone: null,
      citiesCount: Number(row.cities ?? 0),
    }
  }),
]
