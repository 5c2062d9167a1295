import { lazyPart } from '../lib/lazy-part'

/** What the order page needs after its first screen: fetched while the draft is asked for, so that nobody waits for it. */
export const laterPart = lazyPart(() => import('./checkout-later'))

/** The part, or null while it cannot be fetched. */
export type LaterPart = Awaited<ReturnType<typeof laterPart>>
