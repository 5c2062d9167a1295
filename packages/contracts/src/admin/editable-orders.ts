const EDITED: ReadonlySet<string> = new Set([
  'New',
  'AwaitingConfirmation',
  'Confirmed',
  'AwaitingPayment',
  'Paid',
  'AwaitingSupply',
  'Assembling',
  'ReadyToShip',
])

/** Whether lines, delivery and payment of an order of this status may be edited: the parcel is in the shop's hands. */
export const mayEditOrder = (status: string): boolean => EDITED.has(status)
