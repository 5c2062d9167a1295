import { lazyPlace } from '../lib/lazy-place'

/** A place for what the first screen of the order form does without. */
export const Later = lazyPlace(() => import('./later.parts'))
