import { listing } from './listing'

/** How pickup points are filtered, sorted and changed many at once. */
export const pickPointListing = listing({
  sort: ['id', 'cityName', 'transportCompany', 'externalCode', 'lastSyncedOn'],
  defaultSort: 'cityName',
  filters: {
    transportCompany: { type: 'enum', of: 'TransportCompany', many: true },
    cityId: { type: 'ref', of: 'addressCity' },
    type: { type: 'enum', of: 'PickPointType', many: true },
    payment: { type: 'enum', of: 'TransportCompanyPickPointPayment', many: true },
    isActive: { type: 'bool' },
    recommended: { type: 'bool' },
    isManuallyEdited: { type: 'bool' },
    bounds: { type: 'text' },
  },
  bulk: ['setActive', 'setRecommended', 'setPayment'],
})
