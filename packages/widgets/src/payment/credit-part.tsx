import { lazyPlace } from '../lib/lazy-place'

/** A place for the payments in parts and credits; fetched when one of them is chosen. */
export const CreditPart = lazyPlace(() => import('./credit-block'))
