import { subscribeToAll } from '../lib/store'
import type { CheckoutFeatures } from './checkout-features'
import { deliveryPlace, townFor } from './delivery-place'

/**
 * The address for the courier is in the city of the order, and follows it until the buyer names another town. Only another city, or the
 * choice of the courier, speaks up: what the buyer writes or clears stays.
 */
export function followCourierTown({ city, delivery }: Pick<CheckoutFeatures, 'city' | 'delivery'>): void {
  let given = ''
  let seen = ''
  const follow = () => {
    const state = delivery.state.getState()
    const { cityName } = deliveryPlace(city.state.getState(), state)
    const now = state.method === 'courier' ? cityName : ''
    // An address that was kept was given the city that it is in.
    if (given === '') given = cityName
    if (now === seen) return
    seen = now
    if (now === '') return
    const town = townFor(state.address.city, given, now)
    given = now
    if (town !== null) delivery.editAddress('city', town)
  }
  subscribeToAll([city.state, delivery.state], follow)
  follow()
}
