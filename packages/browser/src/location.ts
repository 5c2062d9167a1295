import type { Location } from '@prilavok/core/effects'

/** The address of the page, and navigation to another one. */
export const createLocation = (): Location => ({
  path: () => location.pathname,
  search: () => location.search,
  query: (name) => new URLSearchParams(location.search).get(name),
  replaceQuery(change) {
    const url = new URL(location.href)
    for (const [name, value] of Object.entries(change)) {
      if (value === null) url.searchParams.delete(name)
      else url.searchParams.set(name, value)
    }
    if (url.href !== location.href) history.replaceState(history.state, '', url)
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
