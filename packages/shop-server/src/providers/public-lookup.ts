import type { lookup } from 'node:dns'
import type { LookupFunction } from 'node:net'
import { PageRefused } from './competitor-port'
import { isPublicAddress } from './public-address'

/**
 * Looks a name up and refuses it when any of its addresses is not public; the connection goes to the address that was checked, so that a
 * name cannot lead elsewhere between the check and the connection.
 */
export const publicOnly =
  (resolve: typeof lookup): LookupFunction =>
  (host, options, done) => {
    resolve(host, { ...options, all: true }, (error, found) => {
      if (error) return done(error, '', 4)
      const [first] = found
      if (first === undefined || !found.every(({ address }) => isPublicAddress(address)))
        return done(new PageRefused(`${host} leads to an address that is not public.`), '', 4)
      if (options.all) return done(null, found)
      return done(null, first.address, first.family)
    })
  }
