import type { ShopSettings } from '../settings'
import type { Peer } from './client-address'
import { seenAddress } from './seen-address'

type Fetch = (request: Request, peer?: Peer) => Promise<Response>

const YEAR_SECONDS = 365 * 24 * 3600

/** Tells browsers that came by https to use nothing else for this host for a year (HSTS). */
export function withHttpsOnly(settings: ShopSettings, fetch: Fetch): Fetch {
  const seen = seenAddress(settings)
  const value = `max-age=${YEAR_SECONDS}${settings.httpsSubdomains ? '; includeSubDomains' : ''}`
  return async (request, peer) => {
    const response = await fetch(request, peer)
    if (seen(request, peer).isHttps) response.headers.set('Strict-Transport-Security', value)
    return response
  }
}
