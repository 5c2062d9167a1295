import {
  loadCitiesToPick,
  loadCityByLocation,
  loadCityPreview,
  loadUserCity,
  searchCities,
  unknownCity,
  type UserCity,
} from '@prilavok/contracts'
import { pointsOf } from '../delivery/pickup-points'
import { HttpProblem } from '../http/problem'
import { route, type Route } from '../http/route'
import type { Shop } from '../shop'
import { citiesNamed, citiesNear, cityOption, cityShown, needCity } from '../city/cities'
import type { City } from '../city/city.types'

const POPULAR = 12
const FOUND = 20
const HOUR = 3600

/** The city that a visitor has picked; without one the shop's first city. */
async function userCity(shop: Shop, id: string): Promise<UserCity> {
  const isPicked = id !== '0'
  const city: City | undefined = isPicked ? needCity(shop.cities, id) : shop.cities[0]
  if (city === undefined) return unknownCity
  const hasPoints = (await pointsOf(shop, city)).length > 0
  const takesCash = (await shop.gateways()).isCashOffered
  return {
    ...unknownCity,
    ...cityShown(city),
    type: hasPoints ? 'CityWithPickPoint' : 'CityWithoutPickPoint',
    paymentType: takesCash ? 'PaymentOnDelivery' : 'OnlyPrepayment',
    resolvedStatus: isPicked ? 'Resolved' : 'NotResolved',
    pickedCityId: isPicked ? city.id : null,
    region: city.region,
    location: { latitude: city.latitude, longitude: city.longitude },
  }
}

/** Which cities the shop delivers to: the list of its settings, for WooCommerce has none. */
export const cityRoutes: readonly Route[] = [
  route(
    loadCityByLocation,
    async ({ cities }, { query }) => {
      const [nearest] = citiesNear(cities, query)
      if (nearest === undefined) throw new HttpProblem('not-found', { detail: 'The shop knows no city.' })
      return cityShown(nearest.city)
    },
    60,
  ),
  route(loadUserCity, (shop, { params }) => userCity(shop, params.id), 60),
  route(
    loadCitiesToPick,
    async ({ cities }, { params }) => {
      const current = cities.filter(({ id }) => id === params.id)
      const others = cities.filter(({ id }) => id !== params.id)
      return {
        items: [...cities].sort((one, other) => one.name.localeCompare(other.name, 'ru')).map(cityOption),
        popular: [...current, ...others].slice(0, POPULAR).map(cityOption),
      }
    },
    HOUR,
  ),
  route(
    searchCities,
    async ({ cities }, { query }) => citiesNamed(cities, query.query).slice(0, FOUND).map(cityOption),
    300,
  ),
  route(
    loadCityPreview,
    async (shop, { params }) => {
      const city = needCity(shop.cities, params.id)
      return {
        id: city.id,
        version: 1,
        name: city.name,
        type: 'г',
        regionName: city.region,
        population: city.population ?? null,
        latitude: city.latitude,
        longitude: city.longitude,
        paymentType: (await shop.gateways()).isCashOffered ? 'PaymentOnDelivery' : 'OnlyPrepayment',
        pickPointsCount: (await pointsOf(shop, city)).length,
        isActive: true,
      }
    },
    300,
  ),
]
