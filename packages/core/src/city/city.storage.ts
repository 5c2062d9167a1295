import type { Effects, KeyValueStorage } from '../effects'
import { isRecord, parseJson } from '../lib/parse-json'

/** The storage key of the visitor's city. */
export const CITY_KEY = 'prilavok.city'
/** The storage key of a city that the visitor has chosen by hand. */
export const CITY_BY_HAND_KEY = 'prilavok.city.by-hand'
/** The cookie with the id of the visitor's city, for pages that the server makes. */
export const CITY_COOKIE = 'city-id'
/** A found city is believed for three days (CITY-21). */
export const CITY_CACHE_MS = 3 * 24 * 60 * 60 * 1000

type Kept = Pick<Effects, 'storage' | 'cookies'>

/**
 * The city of an earlier visit; one that is older than three days is removed together with its cookie (CITY-05, CITY-22).
 * Without one the cookie counts, which the server may have set.
 */
export function readCachedCity({ storage, cookies }: Kept, now: number): string | null {
  const text = storage.read(CITY_KEY)
  if (text === null) return cookies.read(CITY_COOKIE) || null
  const value = parseJson(text)
  if (isRecord(value)) {
    const { createdOn, showedCityId } = value
    const known = typeof createdOn === 'number' && typeof showedCityId === 'string' && showedCityId !== ''
    if (known && now - createdOn <= CITY_CACHE_MS) return showedCityId
  }
  forgetCity({ storage, cookies })
  return null
}

export function writeCachedCity({ storage, cookies }: Kept, showedCityId: string, createdOn: number): void {
  storage.write(CITY_KEY, JSON.stringify({ createdOn, showedCityId }))
  cookies.write(CITY_COOKIE, showedCityId, CITY_CACHE_MS / 1000)
}

function forgetCity({ storage, cookies }: Kept): void {
  storage.remove(CITY_KEY)
  storage.remove(CITY_BY_HAND_KEY)
  cookies.remove(CITY_COOKIE)
}

/** Whether the visitor has chosen this city, in this visit or in an earlier one that still counts. */
export const isChosenByHand = (storage: KeyValueStorage, id: string | undefined): boolean =>
  id !== undefined && storage.read(CITY_BY_HAND_KEY) === id
