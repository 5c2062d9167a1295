import type { Location } from '../effects'

const KEPT = /^(?:utm_\w+|roistat\w*)$/

/**
 * The address of the page as services may know it: of the query only the marketing parameters, since the others may hold a one-time token,
 * a phone or a name, and no hash (SAFE-17).
 */
export function pageUrlOf({ origin, path, search }: Pick<Location, 'origin' | 'path' | 'search'>): string {
  const kept = search()
    .slice(1)
    .split('&')
    .filter((pair) => KEPT.test(pair.split('=')[0] ?? ''))
  return `${origin()}${path()}${kept.length > 0 ? `?${kept.join('&')}` : ''}`
}
