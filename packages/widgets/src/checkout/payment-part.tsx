import { lazyPlace } from '../lib/lazy-place'

/** A place for what the payment step brings; nothing of it is fetched before. */
export const PaymentPart = lazyPlace(() => import('./payment.parts'))
