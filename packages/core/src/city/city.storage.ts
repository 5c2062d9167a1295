import type { KeyValueStorage } from '../effects'
import { isRecord, parseJson } from '../lib/parse-json'

/** The storage key of the visitor's city. */
export const CITY_KEY = 'prilavok.city'
/** A found city is believed for three days (CITY-21). */
export const CITY_CACHE_MS = 3 * 24 * 60 * 60 * 1000

/** The city of an earlier visit; one that is older than three days is removed (CITY-05, CITY-22). */
export function readCachedCity(storage: KeyValueStorage, now: number): string | null {
  const value = parseJson(storage.read(CITY_KEY) ?? 'null')
  if (!isRecord(value)) return null
  const { createdOn, showedCityId } = value
  const known = typeof createdOn === 'number' && typeof showedCityId === 'string' && showedCityId !== ''
  if (known && now - createdOn <= CITY_CACHE_MS) return showedCityId
  storage.remove(CITY_KEY)
  return null
}

export const writeCachedCity = (storage: KeyValueStorage, showedCityId: string, createdOn: number): void =>
  storage.write(CITY_KEY, JSON.stringify({ createdOn, showedCityId }))
