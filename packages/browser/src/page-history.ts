import type { PageHistory } from '@prilavok/core/effects'
import { withParameters } from './location'

/** The address beyond its path, written without loading, and the events of going back and forward. */
export const createPageHistory = (): PageHistory => ({
  hash: () => location.hash,
  write({ hash, query = {} }, entry) {
    const url = new URL(location.href)
    url.search = withParameters(location.search, query)
    if (hash !== undefined) url.hash = hash
    if (url.href === location.href) return
    if (entry === 'push') history.pushState(null, '', url)
    else history.replaceState(history.state, '', url)
  },
  back: () => history.back(),
  onMove(moved) {
    // A link to a hash fires both; the listener compares with what it has.
    addEventListener('popstate', moved)
    addEventListener('hashchange', moved)
    return () => {
      removeEventListener('popstate', moved)
      removeEventListener('hashchange', moved)
    }
  },
})
