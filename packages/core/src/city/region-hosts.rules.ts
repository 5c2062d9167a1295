import type { RegionHosts } from './city.settings'

const bare = (host: string): string => host.toLowerCase().replace(/^www\./, '')

/** The host that serves a visitor whose city is unknown on this page; null when it is this one, or none is configured (CITY-23). */
export function regionHostFor(hosts: RegionHosts, path: string, here: string): string | null {
  const [page] = Object.keys(hosts.pages)
    .filter((beginning) => path.startsWith(beginning))
    .sort((one, other) => other.length - one.length)
  const host = (page === undefined ? undefined : hosts.pages[page]) ?? hosts.default
  return host === null || host === '' || bare(host) === bare(here) ? null : host
}
