import type { PickupPoint } from '@prilavok/contracts'

/** A pick-up point for tests; whatever matters is set by the test. */
export const testPoint = (id: string, more: Partial<PickupPoint> = {}): PickupPoint => ({
  id,
  address: `ул. Ленина, ${id}`,
  brand: null,
  type: 'PickPoint',
  carrier: 'Cdek',
  carrierName: 'СДЭК',
  location: null,
  phone: null,
  email: null,
  recommended: false,
  payment: 'CashAndCard',
  secondary: false,
  additionalDays: null,
  maxWeightKg: null,
  workingTime: [],
  howToFind: null,
  timeZone: 'Europe/Moscow',
  ...more,
})
