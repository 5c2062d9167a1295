import { orderPointsFeature, type OrderPoints } from '@prilavok/core/delivery'
import { useShop } from '../shop-context'

/** Looking through the points of the order's carrier. */
export const useOrderPoints = (): OrderPoints => useShop().use(orderPointsFeature)
