import { lazyPlace } from '../lib/lazy-place'

/** A place for a piece of the server's HTML; what cleans it is fetched when a server says more than a known code. */
export const HtmlPart = lazyPlace(() => import('./server-html'))
