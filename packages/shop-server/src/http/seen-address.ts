import type { ShopSettings } from '../settings'
import { isForwarded, proxiesOf, type Peer } from './client-address'

/** This server as the browser sees it. */
export interface SeenAddress {
  readonly isHttps: boolean
  /** What absolute addresses in pages begin with; null where only the request names it, for whoever sends it may name anything. */
  readonly origin: string | null
}

const LOCAL = /^(?:localhost|.+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/

/**
 * Says how a browser sees this server: by the public address of the settings. Without one, a trusted proxy says whether it
 * was https, and the Host header is believed where it names this computer or the shop's own host.
 */
export function seenAddress({ publicUrl, trustedProxies, host }: ShopSettings) {
  const fixed = publicUrl === null ? null : new URL(publicUrl)
  const isProxy = proxiesOf(trustedProxies)
  return (request: Request, peer: Partial<Peer> = {}): SeenAddress => {
    if (fixed !== null) return { isHttps: fixed.protocol === 'https:', origin: fixed.origin }
    const asked = new URL(request.url)
    const forwarded = isForwarded(peer.address ?? null, isProxy) ? request.headers.get('X-Forwarded-Proto') : null
    // Several proxies make a list; the last entry is of the one that this server trusts.
    const isHttps = forwarded === null ? asked.protocol === 'https:' : /(?:^|,)\s*https\s*$/i.test(forwarded)
    const isOwn = LOCAL.test(asked.hostname) || asked.hostname === host
    return { isHttps, origin: isOwn ? `${isHttps ? 'https' : 'http'}://${asked.host}` : null }
  }
}
