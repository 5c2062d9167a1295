import type { ShopSettings } from '../settings'
import { clientAddress, proxiesOf, type Peer } from './client-address'
import { seenAddress } from './seen-address'
import { visitorOf } from './visitor'

/** Who sends a request, as the rate limits count it. */
export interface Client {
  /** The visitor's cookie; empty for one without. */
  readonly visitor: string
  readonly address: string | null
  readonly isHttps: boolean
}

/** Reads who has sent a request. */
export function clientReader(settings: ShopSettings): (request: Request, peer: Partial<Peer>) => Client {
  const isProxy = proxiesOf(settings.trustedProxies)
  const seen = seenAddress(settings)
  return (request, peer) => {
    const { isHttps } = seen(request, peer)
    return {
      visitor: visitorOf(request, isHttps),
      address: clientAddress(peer.address ?? null, request.headers, isProxy),
      isHttps,
    }
  }
}
