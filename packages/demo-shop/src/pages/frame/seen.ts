import type { Context } from 'hono'
import { seenAddress, standardSettings, type Peer, type SeenAddress } from '@prilavok/shop-server/kit'
import type { PagesOptions } from '../pages.types'

/** Says how the visitor's browser sees this server. */
export function seenIn({ seen = seenAddress(standardSettings) }: PagesOptions): (c: Context) => SeenAddress {
  return ({ req, env }) => seen(req.raw, (env ?? {}) as Partial<Peer>)
}
