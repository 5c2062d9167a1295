import { cartFeature } from '../cart'
import { cityFeature, citySettings, regionHostFor, type CityStore } from '../city'
import { judgeRedirect } from '../lib/redirect.rules'
import type { Feature, Shop } from '../shop'
import { locateDevice } from './geolocation.flow'

/** The visitor's city on every page of the shop. */
export interface CityFlow {
  /** The visitor's city and the search for another one. */
  readonly city: CityStore
  /** Finds the city once per page; a visitor whose city nobody knows may be sent to the shop of the region, others are asked where their device is. */
  readonly start: () => Promise<void>
}

/** Sends a visitor of an unknown city to the shop of the region, where one is configured that is not this one. Source: CITY-23. */
function goToRegion({ effects: { location, report }, settings }: Pick<Shop, 'effects' | 'settings'>): boolean {
  const path = location.path()
  const host = regionHostFor(settings(citySettings).regionHosts, path, location.host())
  if (host === null) return false
  const verdict = judgeRedirect(`https://${host}${path}${location.search()}`, {
    hosts: [host],
    origin: location.origin(),
  })
  if (verdict.follow) return location.redirect(verdict.url)
  report({
    kind: 'response',
    message: `The region host "${host}" cannot be followed: ${verdict.why}. Give the name of a host, such as "spb.shop.example".`,
  })
  return false
}

/** Finds out where the visitor is. */
export const cityFlow: Feature<CityFlow> = {
  name: 'city-flow',
  create(shop) {
    const city = shop.use(cityFeature)
    const cart = shop.use(cartFeature)

    const find = async () => {
      const visitor = await city.locate()
      const { status } = city.state.getState()
      // A look-up that failed says nothing, and products in the cart would stay behind (CITY-24).
      const isUnknown = status === 'ready' && visitor?.city == null
      if (isUnknown && cart.state.getState().lines.length === 0 && goToRegion(shop)) return
      await locateDevice(shop, city)
    }
    let found: Promise<void> | null = null
    return { city, start: () => (found ??= find()) }
  },
}
