import type { CarrierId, DeliveryMethod, PickupPoint } from './delivery.types'

const DOOR = '_ToDoor'

/** The key of a carrier's quote and the `transportCompany` of a delivery: courier carries the suffix (DELIV-02). */
export const carrierKey = (carrier: CarrierId, method: DeliveryMethod): string =>
  method === 'courier' ? `${carrier}${DOOR}` : carrier

/** The carrier and the method that a key stands for. Source: DELIV-02. */
export const carrierOfKey = (key: string): { readonly carrier: CarrierId; readonly method: DeliveryMethod } =>
  key.endsWith(DOOR) ? { carrier: key.slice(0, -DOOR.length), method: 'courier' } : { carrier: key, method: 'pickup' }

/** Each point once, the first record of several counts; one that nobody could find by its address is left out (SAFE-16). */
export function distinctPoints(points: readonly PickupPoint[]): readonly PickupPoint[] {
  const byId = new Map<string, PickupPoint>()
  for (const point of points) if (point.address.trim() !== '' && !byId.has(point.id)) byId.set(point.id, point)
  return [...byId.values()]
}
