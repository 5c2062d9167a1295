import { suggestAddress } from '@prilavok/contracts'
import type { Db } from '../db'
import { findCityByName, homeCity } from '../features/city/cities'
import { addressWords, suggestInCity } from '../features/suggestions/addresses'
import { countOf, queryOf } from '../features/suggestions/suggestions.routes'
import { route, type Route } from '../http/route'
import type { City } from '../rules/city'

/** The city that an address begins with, and the words that are not its name. */
interface LeadingCity {
  readonly city: City
  readonly rest: readonly string[]
}

/** The longest run of leading words that is a city's name; while it is the last one typed, the start of a name will do. */
async function leadingCity(db: Db, words: readonly string[]): Promise<LeadingCity | null> {
  for (let length = Math.min(3, words.length); length > 0; length -= 1) {
    const name = words.slice(0, length).join(' ')
    const isBeingTyped = length === words.length && name.length > 2
    const city = await findCityByName(db, name, isBeingTyped ? 'prefix' : 'whole')
    if (city !== null) return { city, rest: words.slice(length) }
  }
  return null
}

/** Completes an address: a city, the home city where none is named, then what lies in it (SUGGEST-08). */
export const suggestAddressRoute: Route = route(suggestAddress, {}, async ({ db, settings }, { body }) => {
  const words = addressWords(queryOf(body))
  if (words.length === 0) return { items: [] }
  const home = await homeCity(db, settings.warehouse)
  const found = (await leadingCity(db, words)) ?? (home && { city: home, rest: words })
  return { items: found === null ? [] : [...(await suggestInCity(db, found.city, found.rest, countOf(body)))] }
})
