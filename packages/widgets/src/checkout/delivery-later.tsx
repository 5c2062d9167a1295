import { lazyPlace } from '../lib/lazy-place'

/** A place for what the buyer chooses after the contacts; its chunk comes while the costs of the delivery are asked for. */
export const DeliveryLater = lazyPlace(() => import('./delivery-section'))
