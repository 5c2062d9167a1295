import type { Delivery } from '@prilavok/contracts'

const DOOR = '_ToDoor'

/** The carrier of a delivery without the courier's suffix, and whether it goes to the door. */
export function wayOf({ transportCompany, toDoor }: Partial<Delivery>): {
  readonly carrier: string | null
  readonly toDoor: boolean
} {
  const key = transportCompany ?? ''
  const bySuffix = key.endsWith(DOOR)
  const carrier = bySuffix ? key.slice(0, -DOOR.length) : key
  return { carrier: carrier === '' ? null : carrier, toDoor: bySuffix || toDoor === true }
}
