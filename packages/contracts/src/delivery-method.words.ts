import type { TransportCompany } from './shared'

/** How the goods reach the buyer: fetched from a pickup point, or brought by a courier. */
export type DeliveryMethod = 'pickup' | 'courier'

/** A carrier's id without the door suffix. */
export type CarrierId = TransportCompany

const DOOR = '_ToDoor'

/** The name of a method on radios and in page events (DELIV-11). */
export const methodToWire = (method: DeliveryMethod): 'pp' | 'toDoor' => (method === 'courier' ? 'toDoor' : 'pp')

/** The method behind the value of a radio; anything unknown is the default, pickup (DELIV-11). */
export const methodFromWire = (value: string): DeliveryMethod => (value === 'toDoor' ? 'courier' : 'pickup')

/** The key of a carrier's quote and the `transportCompany` of a delivery: courier carries the suffix (DELIV-02). */
export const carrierKey = (carrier: CarrierId, method: DeliveryMethod): string =>
  method === 'courier' ? `${carrier}${DOOR}` : carrier

/** The carrier and the method that a key stands for (DELIV-02). */
export const carrierOfKey = (key: string): { readonly carrier: CarrierId; readonly method: DeliveryMethod } =>
  key.endsWith(DOOR) ? { carrier: key.slice(0, -DOOR.length), method: 'courier' } : { carrier: key, method: 'pickup' }
