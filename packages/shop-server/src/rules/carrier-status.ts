/** A parcel as an order has it. */
export interface ParcelState {
  readonly status: string
  readonly trackCode: string | null
  readonly carrierStatus: string
}

/** Who has the parcel when the carrier says so, and from which order statuses that is reached. */
const FOLLOWS: Readonly<Record<string, { readonly status: string; readonly from: readonly string[] }>> = {
  ReadyForPickup: { status: 'AtPickPoint', from: ['Shipped'] },
  Delivered: { status: 'Delivered', from: ['Shipped', 'AtPickPoint'] },
  Refused: { status: 'Refused', from: ['Shipped', 'AtPickPoint'] },
  Returned: { status: 'Returned', from: ['Shipped', 'AtPickPoint', 'Delivered', 'Refused', 'Returning'] },
}

/**
 * The order status that follows from the carrier's: the first track code sends an order that is ready, and what the carrier reports moves
 * an order that it has. An order that was not sent, or is over, keeps its status. Source: CONTRACT section 7, links between the machines.
 */
export function orderStatusByCarrier(before: ParcelState, after: ParcelState): string {
  const isFirstCode = !before.trackCode && Boolean(after.trackCode)
  const status = isFirstCode && after.status === 'ReadyToShip' ? 'Shipped' : after.status
  const isNews = before.carrierStatus !== after.carrierStatus || isFirstCode
  const follows = isNews ? FOLLOWS[after.carrierStatus] : undefined
  return follows?.from.includes(status) ? follows.status : status
}

/** VALID-32: the track code is nothing without the status. */
export const CARRIER_STATUS_MISSING = 'Если введён трек-код, статус заказа должен быть заполнен'

/** Whether the rule validateTK is broken. */
export const lacksCarrierStatus = (trackCode: unknown, carrierStatus: unknown): boolean =>
  typeof trackCode === 'string' && trackCode.trim() !== '' && !carrierStatus
