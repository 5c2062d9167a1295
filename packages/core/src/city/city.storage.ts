import type { Effects, KeyValueStorage } from '../effects'
import { isRecord, parseJson } from '../lib/parse-json'

/** The storage key of the visitor's city. */
export const CITY_KEY = 'prilavok.city'
/** The storage key of a city that the visitor has chosen by hand. */
export const CITY_BY_HAND_KEY = 'prilavok.city.by-hand'
/** A found city is believed for three days. Source: CITY-21. */
export const CITY_CACHE_MS = 3 * 24 * 60 * 60 * 1000

interface Kept extends Pick<Effects, 'storage' | 'cookies'> {
  /** The name of the cookie with the visitor's city, for pages that the server renders; null: there is none. */
  readonly cookie: string | null
}

interface Note {
  readonly createdOn: number
  readonly showedCityId: string
}

function readNote(storage: KeyValueStorage): Note | null {
  const value = parseJson(storage.read(CITY_KEY) ?? 'null')
  if (!isRecord(value)) return null
  const { createdOn, showedCityId } = value
  const isNote = typeof createdOn === 'number' && typeof showedCityId === 'string' && showedCityId !== ''
  return isNote ? { createdOn, showedCityId } : null
}

/**
 * The cities of an earlier visit, best first: the stored one, which is removed together with its cookie once it is older than three
 * days (CITY-05, CITY-22), and that of the cookie, which the server may have set.
 */
export function cachedCities(kept: Kept, now: number): readonly string[] {
  const { storage, cookies, cookie } = kept
  const note = readNote(storage)
  const isFresh = note !== null && now - note.createdOn <= CITY_CACHE_MS
  if (!isFresh && storage.read(CITY_KEY) !== null) forgetCity(kept, note)
  const ofCookie = (cookie !== null && cookies.read(cookie)) || null
  return [isFresh ? note.showedCityId : null, ofCookie].filter((id) => id !== null)
}

/** Keeps the city. A cookie of that name with another value than the shop has written is the page's, and stays. */
export function writeCachedCity(kept: Kept, showedCityId: string, createdOn: number): void {
  const { storage, cookies, cookie } = kept
  const present = cookie === null ? null : cookies.read(cookie)
  const isOurs = present === null || present === showedCityId || present === readNote(storage)?.showedCityId
  storage.write(CITY_KEY, JSON.stringify({ createdOn, showedCityId }))
  if (cookie !== null && isOurs) cookies.write(cookie, showedCityId, CITY_CACHE_MS / 1000)
}

function forgetCity({ storage, cookies, cookie }: Kept, note: Note | null): void {
  storage.remove(CITY_KEY)
  storage.remove(CITY_BY_HAND_KEY)
  if (cookie !== null && note !== null && cookies.read(cookie) === note.showedCityId) cookies.remove(cookie)
}

/** Whether the visitor has chosen this city, in this visit or in an earlier one that still counts. */
export const isChosenByHand = (storage: KeyValueStorage, id: string | undefined): boolean =>
  id !== undefined && storage.read(CITY_BY_HAND_KEY) === id
