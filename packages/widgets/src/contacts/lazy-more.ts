import { lazySection } from '../lib/lazy-section'

/** What few buyers need of the contacts: a second phone, another recipient. It is loaded while the first fields are filled in. */
export const LazyMore = lazySection(() => import('./contacts-more'))
