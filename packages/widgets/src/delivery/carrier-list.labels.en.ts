import type { CarrierListLabels } from './carrier-list.labels'

export const carrierListEn: CarrierListLabels = {
  legend: 'Carrier',
  days: (from, to) => {
    if (from !== null && to !== null) return `${from}-${to} days on the way`
    if (from !== null) return `from ${from} days on the way`
    return to === null ? '' : `up to ${to} days on the way`
  },
  storage: (count) => `kept free of charge for ${count} ${count === 1 ? 'day' : 'days'}`,
  cashOnDelivery: 'Payment on delivery',
  noCashOnDelivery: 'No payment on delivery',
  prepaymentOnly: (name) => `“${name}” must be paid in advance`,
  free: 'FREE',
  unknownCost: 'Price on request',
  recommended: 'Recommended',
  error: 'Choose a carrier',
}
