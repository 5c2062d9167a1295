import type { CityRoom, VisitorCity } from '../city'
import { flagsFeature } from '../flags'
import type { Shop } from '../shop'

/** Kept for the session: the device was asked, or nobody may ask it (CITY-26). */
export const GEO_USED_KEY = 'prilavok.geo-used-once'
/** Kept for all visits: where the device was, to the second decimal, which is about a kilometre (CHK-40, CITY-26). */
export const GEO_COORDS_KEY = 'prilavok.geo-coords'
/** The visitor's device has so long to answer (CITY-27). */
export const GEO_LIMIT_MS = 5_000

const rounded = (degrees: number): number => Math.round(degrees * 100) / 100

/**
 * Asks the device once per session where it is, and takes the city of that place (CITY-25 to CITY-28). A city that was
 * chosen by hand stays, and so does the present one when the answer is late, is not wanted any more, or there is none (CITY-29).
 */
export async function locateDevice({ effects, settings, use }: Shop, city: CityRoom, isWanted: () => boolean = () => true): Promise<VisitorCity | null> {
  const { clock, storage, session, geolocation } = effects
  if (city.isByHand() || session.read(GEO_USED_KEY) !== null) return null
  session.write(GEO_USED_KEY, '1')
  const on = settings.options.Geolocation || (await use(flagsFeature).check('Geolocation'))
  if (!on) return null
  const late = new Promise<null>((passed) => void clock.after(GEO_LIMIT_MS, () => passed(null)))
  const place = await Promise.race([geolocation.locate(GEO_LIMIT_MS), late])
  if (place === null) return null
  const coords = { latitude: rounded(place.latitude), longitude: rounded(place.longitude) }
  storage.write(GEO_COORDS_KEY, JSON.stringify(coords))
  return isWanted() ? city.settleAt(coords) : null
}
