import { lazyPlace } from '../lib/lazy-place'

/** A place for the screen that waits for a payment; fetched once one begins, or comes back. */
export const WaitingPart = lazyPlace(() => import('./waiting-screen'))
