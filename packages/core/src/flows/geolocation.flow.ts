import { GEO_USED_KEY, geoUsedOnce, type CityStore, type VisitorCity } from '../city'
import { flagsFeature } from '../flags'
import type { Shop } from '../shop'

/** The visitor's device has so long to respond. Source: CITY-27. */
export const GEO_LIMIT_MS = 5_000

/**
 * Locates the device once per session, and takes the city of that place. A city that was
 * chosen by hand stays, and so does the present one when the response is late, is not wanted any more, or there is none.
 * Source: CITY-25 to CITY-28, CITY-29.
 */
export async function locateDevice(
  { effects, option, use }: Shop,
  city: CityStore,
  isWanted: () => boolean = () => true,
): Promise<VisitorCity | null> {
  const { clock, session, geolocation } = effects
  if (city.isByHand() || geoUsedOnce(session)) return null
  session.write(GEO_USED_KEY, '1')
  const on = option('Geolocation') || (await use(flagsFeature).check('Geolocation'))
  if (!on) return null
  const late = new Promise<null>((passed) => void clock.after(GEO_LIMIT_MS, () => passed(null)))
  const place = await Promise.race([geolocation.locate(GEO_LIMIT_MS), late])
  return place === null ? null : city.settleAt(place, isWanted)
}
