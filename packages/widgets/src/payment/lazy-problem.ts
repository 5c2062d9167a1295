import { lazySection } from '../lib/lazy-section'

/** What went wrong with a payment. */
export const LazyProblem = lazySection(() => import('./payment-problem'))
