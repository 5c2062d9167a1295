import { regionHostFor } from '../city'
import { judgeRedirect } from '../payment'
import type { Shop } from '../shop'

/** Sends a visitor of an unknown city to the shop of the region, where one is configured that is not this one (CITY-23). */
export function goToRegion({
  effects: { location, report },
  settings: { regionHosts },
}: Pick<Shop, 'effects' | 'settings'>): boolean {
  const path = location.path()
  const host = regionHostFor(regionHosts, path, location.host())
  if (host === null) return false
  const verdict = judgeRedirect(`https://${host}${path}${location.search()}`, {
    hosts: [host],
    origin: location.origin(),
  })
  if (verdict.follow) return location.redirect(verdict.url)
  report({
    kind: 'answer',
    message: `The region host "${host}" cannot be followed: ${verdict.why}. Give the name of a host, such as "spb.shop.example".`,
  })
  return false
}
