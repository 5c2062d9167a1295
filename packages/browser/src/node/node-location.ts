import type { Location } from '@prilavok/core/effects'

/** An address that changes as that of a page does; where a page would be left, `navigate` is called and nothing else happens. */
export function createNodeLocation(address: string, navigate: (url: string) => void): Location {
  const url = new URL(address)
  return {
    path: () => url.pathname,
    search: () => url.search,
    query: (name) => url.searchParams.get(name),
    replaceQuery(change) {
      for (const [name, value] of Object.entries(change)) {
        if (value === null) url.searchParams.delete(name)
        else url.searchParams.set(name, value)
      }
    },
    go: (target) => navigate(new URL(target, url).href),
    redirect(target) {
      navigate(target)
      return true
    },
    reload: () => navigate(url.href),
    origin: () => url.origin,
    host: () => url.hostname.replace(/^www\./, ''),
  }
}
