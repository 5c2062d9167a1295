import type { AddressSuggestion } from '@prilavok/contracts'
import type { ShopSettings } from '../../settings'
import { contains, searchText, startsWith } from '../../rules/search-text'
import type { Db } from '../../shop'
import { homeCity, selectCities } from '../city/cities'
import type { City } from '../city/cities'

const cityWord = /^(?:г|город|пгт|с|село|п|пос|д|деревня)\.?$/
const streetWord =
  /^(?:ул|улица|пр|пр-кт|просп|проспект|пер|переулок|ш|шоссе|б-р|бульвар|наб|набережная|проезд|пл|площадь|д|дом)\.?$/
const housePattern = /^\d+[\p{L}\d/-]*$/u

/** Words of an address without postal code and punctuation. */
const wordsOf = (query: string) =>
  searchText(query)
    .split(/[\s,;]+/)
    .filter((word) => word !== '' && !/^\d{6}$/.test(word))

interface Found {
  readonly city: City
  /** Words that are not the city's. */
  readonly rest: readonly string[]
}

/** The city that the address begins with: the longest run of words that is, or while it is the last one begins, a city's name. */
async function leadingCity(db: Db, words: readonly string[]): Promise<Found | null> {
  for (let length = Math.min(3, words.length); length > 0; length -= 1) {
    const name = words.slice(0, length).join(' ')
    const isOpen = length === words.length && name.length > 2
    const rows = await selectCities(db)
      .where('city.is_active', '=', true)
      .where('city.search_name', isOpen ? 'like' : '=', isOpen ? startsWith(name) : name)
      .orderBy('city.population', 'desc')
      .limit(1)
      .execute()
    if (rows[0]) return { city: rows[0], rest: words.slice(length) }
  }
  return null
}

const line = (parts: readonly (string | null)[]) => parts.filter(Boolean).join(', ')

/** Completes an address: a city, then its street, then what was typed as house and apartment (SUGGEST-08). */
export async function suggestAddresses(
  db: Db,
  settings: ShopSettings,
  query: string,
  count: number,
): Promise<readonly AddressSuggestion[]> {
  const words = wordsOf(query)
  const named = cityWord.test(words[0] ?? '') ? words.slice(1) : words
  if (named.length === 0) return []
  const home = await homeCity(db, settings.warehouse)
  const found = (await leadingCity(db, named)) ?? (home && { city: home, rest: named })
  if (found === null) return []
  const { city, rest } = found
  const postal = await db.selectFrom('address_city').select('postal_code').where('id', '=', city.id).executeTakeFirst()
  const common = { postalCode: postal?.postal_code ?? null, city: city.name, cityId: city.id }
  const cityText = `${city.type} ${city.name}`.trim()
  const street = rest.filter((word) => !housePattern.test(word) && !streetWord.test(word))
  const [house = null, apartment = null] = rest.filter((word) => housePattern.test(word))
  if (street.length === 0) {
    const location = { latitude: city.latitude, longitude: city.longitude }
    return [
      { ...common, value: line([common.postalCode, cityText]), street: null, house: null, apartment: null, location },
    ]
  }
  const rows = await db
    .selectFrom('street_name')
    .select('name')
    .where('search_name', 'like', contains(street.join(' ')))
    .orderBy('popularity', 'desc')
    .orderBy('name')
    .limit(count)
    .execute()
  return rows.map(({ name }) => ({
    ...common,
    value: line([common.postalCode, cityText, name, house && `д ${house}`, apartment && `кв ${apartment}`]),
    street: name,
    house,
    apartment,
    location: null,
  }))
}
