import type { AddressSuggestion } from '@prilavok/contracts'
import type { Db } from '../../db'
import type { City } from '../../rules/city'
import { contains, searchText } from '../../rules/search-text'

const CITY_WORD = /^(?:г|город|пгт|с|село|п|пос|д|деревня)\.?$/
const STREET_WORD =
  /^(?:ул|улица|пр|пр-кт|просп|проспект|пер|переулок|ш|шоссе|б-р|бульвар|наб|набережная|проезд|пл|площадь|д|дом)\.?$/
const HOUSE = /^\d+[\p{L}\d/-]*$/u

/** The words of a typed address without postal code, punctuation and the word "city". */
export function addressWords(query: string): readonly string[] {
  const words = searchText(query)
    .split(/[\s,;]+/)
    .filter((word) => word !== '' && !/^\d{6}$/.test(word))
  return CITY_WORD.test(words[0] ?? '') ? words.slice(1) : words
}

const line = (parts: readonly (string | null)[]) => parts.filter(Boolean).join(', ')

/** Completes an address in a city: its street, then what was typed as house and apartment (SUGGEST-08). */
export async function suggestInCity(
  db: Db,
  city: City,
  words: readonly string[],
  count: number,
): Promise<readonly AddressSuggestion[]> {
  const postal = await db.selectFrom('address_city').select('postal_code').where('id', '=', city.id).executeTakeFirst()
  const common = { postalCode: postal?.postal_code ?? null, city: city.name, cityId: city.id }
  const cityText = `${city.type} ${city.name}`.trim()
  const street = words.filter((word) => !HOUSE.test(word) && !STREET_WORD.test(word))
  const [house = null, apartment = null] = words.filter((word) => HOUSE.test(word))
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
