import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../db'
import { HttpProblem } from '../../http/problem'
import type { City } from '../../rules/city'
import { distanceKm, type Place } from '../../rules/geo'
import { startsWith } from '../../rules/search-text'

/** Cities with their regions. */
export const selectCities = (db: Db) =>
  db
    .selectFrom('address_city as city')
    .innerJoin('address_region as region', 'region.id', 'city.region_id')
    .select([
      'city.id',
      'city.name',
      'city.search_name',
      'city.type',
      'city.short_guid',
      'city.population',
      'city.latitude',
      'city.longitude',
      'city.payment_type',
      'city.version',
      'city.is_active',
      'region.name as region',
      'region.surcharge_zone',
    ])

/** The active city of an id, or null. */
export async function findCity(db: Db, id: string): Promise<City | null> {
  return (
    (await selectCities(db).where('city.id', '=', id).where('city.is_active', '=', true).executeTakeFirst()) ?? null
  )
}

/** The active city of an id; 404 when there is none. */
export async function needCity(db: Db, id: string): Promise<City> {
  const city = await findCity(db, id)
  if (city === null) throw new HttpProblem('not-found', { detail: 'There is no city with this id.' })
  return city
}

/** The square of a difference of degrees; where it is too small for a number of the database, that would be an error. */
const squared = (difference: RawBuilder<number>) => sql<number>`greatest(abs(${difference}), 1e-9) ^ 2`

/** Cities around a place, nearest first; `limit` rows are fetched by flat distance and put in true order. */
export async function citiesNear(
  db: Db,
  place: Place,
  limit: number,
): Promise<readonly (City & { readonly distanceKm: number })[]> {
  const stretch = Math.cos((place.latitude * Math.PI) / 180) ** 2
  const flat = sql<number>`${squared(sql`city.latitude - ${place.latitude}::double precision`)}
    + ${squared(sql`city.longitude - ${place.longitude}::double precision`)} * ${stretch}::double precision`
  const rows = await selectCities(db).where('city.is_active', '=', true).orderBy(flat).limit(limit).execute()
  return rows
    .map((city) => ({ ...city, distanceKm: distanceKm(place, city) }))
    .sort((a, b) => a.distanceKm - b.distanceKm)
}

/** The city where the shop's parcels start: what a visitor without a city is shown. */
export async function homeCity(db: Db, warehouse: Place): Promise<City | null> {
  const [home] = await citiesNear(db, warehouse, 5)
  return home ?? null
}

/** The largest active city with this name, or with a name that begins so. */
export async function findCityByName(db: Db, name: string, match: 'whole' | 'prefix'): Promise<City | null> {
  const isWhole = match === 'whole'
  const city = await selectCities(db)
    .where('city.is_active', '=', true)
    .where('city.search_name', isWhole ? '=' : 'like', isWhole ? name : startsWith(name))
    .orderBy('city.population', 'desc')
    .limit(1)
    .executeTakeFirst()
  return city ?? null
}
