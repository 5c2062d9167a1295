import type { GeoPoint, PickupPoint } from '@prilavok/contracts'

const middle = (numbers: Float64Array): number => numbers.sort()[numbers.length >> 1] ?? 0

/** The place around which most points lie, where a map begins; one point in the ocean does not move it. Null without a known place. */
export function centreOf(points: readonly PickupPoint[]): GeoPoint | null {
  const places = points.flatMap(({ location }) => (location === null ? [] : [location]))
  if (places.length === 0) return null
  return {
    latitude: middle(Float64Array.from(places, ({ latitude }) => latitude)),
    longitude: middle(Float64Array.from(places, ({ longitude }) => longitude)),
  }
}
