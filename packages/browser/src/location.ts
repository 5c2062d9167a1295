import type { Location } from '@prilavok/core/effects'

export const createLocation = (): Location => ({
  path: () => location.pathname,
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
  reload: () => location.reload(),
  host: () => location.hostname.replace(/^www\./, ''),
})
