import { lazyPlace } from '../lib/lazy-place'

/** A place for the bank's card form; fetched when that way to pay is chosen, and a payment waits for it. */
export const FramePart = lazyPlace(() => import('./payment-frame'))
