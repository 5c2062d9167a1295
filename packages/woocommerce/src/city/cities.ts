import { HttpProblem } from '../http/problem'
import type { City } from './city.types'

const searchable = (text: string): string => text.trim().toLowerCase().replaceAll('ё', 'е')
const RADIUS_KM = 6371
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** A place on earth. */
export interface Place {
  readonly latitude: number
  readonly longitude: number
}

/** Kilometres between two places. */
export function distanceKm(one: Place, other: Place): number {
  const [from, to] = [radians(one.latitude), radians(other.latitude)]
  const angle =
    Math.sin((to - from) / 2) ** 2 +
    Math.cos(from) * Math.cos(to) * Math.sin(radians(other.longitude - one.longitude) / 2) ** 2
  return Math.round(2 * RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(angle))))
}

/** The city of an id; 404 when the shop does not deliver there. */
export function needCity(cities: readonly City[], id: string): City {
  const city = cities.find((each) => each.id === id)
  if (city === undefined) throw new HttpProblem('not-found', { detail: 'There is no city with this id.' })
  return city
}

/** Cities around a place, the nearest first. */
export const citiesNear = (cities: readonly City[], place: Place) =>
  cities
    .map((city) => ({ city, km: distanceKm(place, city) }))
    .sort((one, other) => one.km - other.km || one.city.id.localeCompare(other.city.id))

/** Cities by their name: those that begin with the text, then those that have it inside. */
export function citiesNamed(cities: readonly City[], text: string): readonly City[] {
  const wanted = searchable(text)
  if (wanted.length < 2) return []
  const begins = (city: City) => searchable(city.name).startsWith(wanted)
  const found = cities.filter((city) => searchable(city.name).includes(wanted))
  return [...found.filter(begins), ...found.filter((city) => !begins(city))]
}

/** A city as lists show it. */
export const cityOption = (city: City) => ({
  id: city.id,
  name: city.name,
  searchName: searchable(city.name),
  population: city.population ?? 0,
  region: city.region,
  type: 'г',
  latitude: city.latitude,
  longitude: city.longitude,
})

/** A city as a response names it. */
export const cityShown = ({ id, name }: City) => ({ showedCityId: id, showedCityName: name, showedCityShortGuid: null })
