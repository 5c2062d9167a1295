import type { City } from '../city/city.types'
import type { Zone } from './zone.types'

const normal = (postcode: string): string => postcode.replace(/[\s-]/g, '').toUpperCase()

/** Whether a postcode is the one of a zone, in its range `101000...135999`, or begins as its `10*` does. */
function isPostcodeIn(postcode: string, code: string): boolean {
  const [own, wanted] = [normal(postcode), normal(code)]
  const [from, to] = wanted.split('...')
  if (to !== undefined) return own.length === to.length && own >= (from ?? '') && own <= to
  return wanted.endsWith('*') ? own.startsWith(wanted.slice(0, -1)) : own === wanted
}

/** Whether a zone covers a city: one of its places, and one of its postcodes where it names any. */
function covers({ locations }: Zone, { country = 'RU', state = '', continent = 'EU', postcode }: City): boolean {
  const places = locations.filter(({ type }) => type !== 'postcode')
  const postcodes = locations.filter(({ type }) => type === 'postcode')
  const isThere = places.some(({ type, code }) => {
    if (type === 'country') return code === country
    if (type === 'state') return code === `${country}:${state}`
    return type === 'continent' && code === continent
  })
  const isInPostcodes = postcodes.some(({ code }) => isPostcodeIn(postcode, code))
  return (places.length === 0 || isThere) && (postcodes.length === 0 || isInPostcodes)
}

/** The zone that WooCommerce ships to a city by: the first that covers it. */
export const zoneOfCity = (zones: readonly Zone[], city: City): Zone | null =>
  zones.find((zone) => covers(zone, city)) ?? null
