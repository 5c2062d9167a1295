import { listing } from './listing'

/** How orders are filtered, sorted and changed many at once. */
export const orderListing = listing({
  sort: ['id', 'number', 'createdOn', 'status', 'total', 'paidAmount', 'cityName', 'updatedOn'],
  defaultSort: '-createdOn',
  filters: {
    number: { type: 'text', many: true },
    status: { type: 'enum', of: 'OrderStatus', many: true },
    transportCompanyOrderStatus: { type: 'enum', of: 'TransportCompanyOrderStatus', many: true },
    transportCompany: { type: 'enum', of: 'TransportCompany', many: true },
    toDoor: { type: 'bool' },
    purchaseType: { type: 'enum', of: 'PaymentOptionId', many: true },
    paymentStatus: { type: 'enum', of: 'PaymentStatus', many: true },
    cityId: { type: 'ref', of: 'addressCity', many: true },
    customerId: { type: 'ref', of: 'customer' },
    managerId: { type: 'text' },
    source: { type: 'enum', of: 'OrderSource', many: true },
    clientRating: { type: 'enum', of: 'ClientRating', many: true },
    productId: { type: 'ref', of: 'product' },
    trackCode: { type: 'text' },
    hasTrackCode: { type: 'bool' },
    /** Awaits its confirmation, or is to be called again and its time has come. */
    isToCall: { type: 'bool' },
    hasComment: { type: 'bool' },
    tag: { type: 'text' },
    total: { type: 'numberRange' },
    createdOn: { type: 'dateRange' },
    updatedOn: { type: 'dateRange' },
    plannedDispatchOn: { type: 'dateRange' },
    withSummary: { type: 'bool' },
  },
  bulk: [
    'setStatus',
    'setManager',
    'setTransportCompany',
    'addTags',
    'removeTags',
    'setTransportCompanyOrderStatus',
    'printLabels',
    'printPackingLists',
    'export',
  ],
})
