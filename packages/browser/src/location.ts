import { withParameter } from '@prilavok/core'
import type { Location } from '@prilavok/core/effects'

/** A query with parameters set, or removed by null; the others stay as they are written. */
export const withParameters = (search: string, change: Readonly<Record<string, string | null>>): string =>
  Object.entries(change).reduce(withParameter, search)

/** The address of the page, and navigation to another one. */
export const createLocation = (): Location => ({
  path: () => location.pathname,
  search: () => location.search,
  query: (name) => new URLSearchParams(location.search).get(name),
  replaceQuery(change) {
    const search = withParameters(location.search, change)
    if (search === location.search) return
    const url = new URL(location.href)
    url.search = search
    history.replaceState(history.state, '', url)
  },
  go: (url) => location.assign(url),
  redirect(url) {
    try {
      const target = new URL(url)
      if (target.protocol !== 'https:' && target.origin !== location.origin) return false
      location.assign(target)
      return true
    } catch {
      return false
    }
  },
  reload: () => location.reload(),
  origin: () => location.origin,
  host: () => location.hostname.replace(/^www\./, ''),
})
