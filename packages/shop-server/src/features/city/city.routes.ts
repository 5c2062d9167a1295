import {
  loadCitiesToPick,
  loadCityByLocation,
  loadCityPreview,
  loadUserCity,
  searchCities,
  unknownCity,
  type UserCity,
} from '@prilavok/contracts'
import { sql } from 'kysely'
import { byName } from '../../db/by-name'
import type { Db } from '../../db'
import { HttpProblem } from '../../http/problem'
import { route, type Route } from '../../http/route'
import { cityOption, cityShown, type City } from '../../rules/city'
import { isPlace } from '../../rules/geo'
import { roubles } from '../../rules/money'
import { contains, searchText, startsWith } from '../../rules/search-text'
import { inOtherLayout } from '../../rules/keyboard-layout'
import { inRussianLetters } from '../../search/transliteration'
import type { Shop } from '../../shop'
import { citiesNear, homeCity, needCity, selectCities } from './cities'

const POPULAR_COUNT = 12
const FOUND_COUNT = 20

async function pointCount(db: Db, cityId: string): Promise<number> {
  const { count } = await db
    .selectFrom('pick_point')
    .innerJoin('carrier', 'carrier.id', 'pick_point.carrier_id')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('city_id', '=', cityId)
    .where('pick_point.is_active', '=', true)
    .where('carrier.is_active', '=', true)
    .executeTakeFirstOrThrow()
  return count
}

async function userCityOf({ db, settings }: Shop, city: City, isPicked: boolean): Promise<UserCity> {
  const home = await homeCity(db, settings.warehouse)
  const hasPoints = (await pointCount(db, city.id)) > 0
  return {
    ...unknownCity,
    ...cityShown(city),
    type: city.id === home?.id ? 'HomeCity' : hasPoints ? 'CityWithPickPoint' : 'CityWithoutPickPoint',
    paymentType: city.payment_type,
    resolvedStatus: isPicked ? 'Resolved' : 'NotResolved',
    pickedCityId: isPicked ? city.id : null,
    region: city.region,
    location: { latitude: city.latitude, longitude: city.longitude },
    payOnDeliveryFrom: roubles(settings.payOnDelivery.fromKopecks),
  }
}

/** The city of a picked id; 0 means by the visitor's IP address, which this server cannot locate: the home city is returned. */
async function userCity(shop: Shop, id: string): Promise<UserCity> {
  if (id !== '0') return userCityOf(shop, await needCity(shop.db, id), true)
  const home = await homeCity(shop.db, shop.settings.warehouse)
  return home ? userCityOf(shop, home, false) : unknownCity
}

/** Cities whose name starts with the text, larger ones first; then those that have it inside. */
async function citiesNamed(db: Db, query: string): Promise<readonly City[]> {
  if (searchText(query).length < 2) return []
  return selectCities(db)
    .where('city.is_active', '=', true)
    .where('city.search_name', 'like', contains(query))
    .orderBy((eb) => eb.case().when('city.search_name', 'like', startsWith(query)).then(0).else(1).end())
    .orderBy('city.population', 'desc')
    .orderBy('city.id')
    .limit(FOUND_COUNT)
    .execute()
}

/** The same for what was typed in the other layout of the keyboard, or in Latin letters, where nothing is called as it was typed. */
async function search({ db }: Shop, query: string) {
  for (const meant of [query, inOtherLayout(query), inRussianLetters(query)]) {
    const found = meant === null ? [] : await citiesNamed(db, meant)
    if (found.length > 0) return found.map(cityOption)
  }
  return []
}

/** Which city the visitor is in, and which there are (CITY area). */
export const cityRoutes: readonly Route[] = [
  route(loadCityByLocation, { caching: 60 }, async ({ db }, { query }) => {
    if (!isPlace(query))
      throw new HttpProblem('bad-request', { detail: 'The coordinates are not a place on the globe.' })
    const [city] = await citiesNear(db, query, 10)
    if (city === undefined) throw new HttpProblem('not-found', { detail: 'The shop knows no city yet.' })
    return cityShown(city)
  }),

  route(loadUserCity, { caching: 60 }, (shop, { params }) => userCity(shop, params.id)),

  route(loadCitiesToPick, { caching: 3600 }, async ({ db }, { params }) => {
    const cities = await selectCities(db)
      .where('city.is_active', '=', true)
      .orderBy(byName(sql.ref('city.search_name')))
      .orderBy('city.id')
      .execute()
    const current = cities.filter(({ id }) => id === params.id)
    const largest = [...cities].sort((a, b) => b.population - a.population).filter(({ id }) => id !== params.id)
    return { items: cities.map(cityOption), popular: [...current, ...largest].slice(0, POPULAR_COUNT).map(cityOption) }
  }),

  route(searchCities, { caching: 300 }, (shop, { query }) => search(shop, query.query)),

  route(loadCityPreview, { caching: 300 }, async ({ db }, { params }) => {
    const city = await needCity(db, params.id)
    return {
      id: city.id,
      version: city.version,
      name: city.name,
      type: city.type,
      regionName: city.region,
      population: city.population,
      latitude: city.latitude,
      longitude: city.longitude,
      paymentType: city.payment_type,
      pickPointsCount: await pointCount(db, city.id),
      isActive: city.is_active,
    }
  }),
]
