import { SkeletonBlock } from '@prilavok/ui/skeleton'
import { CardsWaiting } from '../lib/cards-waiting'

/** The carriers in their final size. */
export const CarriersWaiting = () => (
  <CardsWaiting height="90px">
    <SkeletonBlock width="11em" />
  </CardsWaiting>
)

/** The whole section in its final size: the line of the city, and the carriers below it. */
export const DeliveryWaiting = () => (
  <>
    <SkeletonBlock height="calc(var(--_control) + 20px)" />
    <CarriersWaiting />
  </>
)
