import { SkeletonBlock } from '@prilavok/ui/skeleton'
import { CardsWaiting } from '../lib/cards-waiting'

/** The carriers in their final size, and the list of pickup points. */
export const CarriersWaiting = () => (
  <>
    <CardsWaiting height="90px">
      <SkeletonBlock width="11em" />
    </CardsWaiting>
    <SkeletonBlock height="520px" />
  </>
)

/** Pickup or courier beside the city, as in most shops. */
export const MethodWaiting = () => (
  <div className="pk-delivery-method">
    <SkeletonBlock height="86px" />
  </div>
)

/** The whole section in its final size: the line of the city, and the carriers below it. */
export const DeliveryWaiting = () => (
  <>
    <SkeletonBlock height="86px" />
    <CarriersWaiting />
  </>
)
