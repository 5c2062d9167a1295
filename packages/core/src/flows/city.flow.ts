import { cartFeature } from '../cart'
import { cityFeature, type CityRoom } from '../city'
import { lazyPart } from '../lib/lazy'
import type { Feature } from '../shop'

/** The visitor's city on every page of the shop. */
export interface CityFlow {
  readonly city: CityRoom
  /** Finds the city once per page; a visitor whose city nobody knows may be sent to the shop of the region, others are asked where their device is. */
  readonly start: () => Promise<void>
}

const loadRegion = lazyPart(() => import('./region.flow'))
const loadGeolocation = lazyPart(() => import('./geolocation.flow'))

/** Finds out where the visitor is. */
export const cityFlow: Feature<CityFlow> = {
  name: 'city-flow',
  create(shop) {
    const city = shop.use(cityFeature)
    const cart = shop.use(cartFeature)
    const { regionHosts } = shop.settings
    const regionsAreSet = regionHosts.default !== null || Object.keys(regionHosts.pages).length > 0

    const find = async () => {
      const visitor = await city.locate()
      const { status } = city.state.get()
      // A look-up that failed is no answer, and goods in the cart would stay behind (CITY-24).
      const isUnknown = status === 'ready' && visitor?.city == null
      if (
        isUnknown &&
        regionsAreSet &&
        cart.state.get().goods.length === 0 &&
        (await loadRegion())?.goToRegion(shop) === true
      )
        return
      await (await loadGeolocation())?.locateDevice(shop, city)
    }
    let found: Promise<void> | null = null
    return { city, start: () => (found ??= find()) }
  },
}
