import type { Geolocation } from '../effects'
import type { Feature } from '../shop'
import { deliveryFeature, type Delivery } from './delivery.store'
import { searched, searchEnded } from './order-points.rules'
import { browsingActions, type BrowsingActions } from './point-browsing.actions'

/** Looking through the points of the chosen carrier; comes with their list, which the first screen of an order does not have. */
export interface OrderPoints extends BrowsingActions {
  readonly searchPoints: (text: string) => void
  /** The search is done with: Enter was pressed, or the focus has left the points (PICK-06, PICK-07). */
  readonly endSearch: () => void
}

/** The points of an order's delivery. */
export const createOrderPoints = ({ browse }: Pick<Delivery, 'browse'>, geolocation: Geolocation): OrderPoints => ({
  searchPoints: (text) => browse((present) => searched(present, text)),
  endSearch: () => browse(searchEnded),
  ...browsingActions(browse, geolocation),
})

/** The points of a shop's order: `shop.use(orderPointsFeature)`. */
export const orderPointsFeature: Feature<OrderPoints> = {
  name: 'order-points',
  create: (shop) => createOrderPoints(shop.use(deliveryFeature), shop.effects.geolocation),
}
