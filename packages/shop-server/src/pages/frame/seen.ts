import type { Context } from 'hono'
import type { Peer } from '../../http/client-address'
import { seenAddress, type SeenAddress } from '../../http/seen-address'
import { standardSettings } from '../../settings'
import type { PagesOptions } from '../pages.types'

/** Says how the visitor's browser sees this server. */
export function seenIn({ seen = seenAddress(standardSettings) }: PagesOptions): (c: Context) => SeenAddress {
  return ({ req, env }) => seen(req.raw, (env ?? {}) as Partial<Peer>)
}
