import { listing } from './listing'

/** How order drafts are filtered, sorted and changed many at once. */
export const orderInProcessListing = listing({
  sort: ['id', 'createdOn', 'updatedOn', 'total', 'completeness'],
  defaultSort: '-updatedOn',
  filters: {
    lastStep: { type: 'enum', of: 'WizardStep', many: true },
    hasOrder: { type: 'bool' },
    hasPhone: { type: 'bool' },
    completeness: { type: 'numberRange' },
    total: { type: 'numberRange' },
    cityId: { type: 'ref', of: 'addressCity', many: true },
    purchaseType: { type: 'enum', of: 'PaymentOptionId', many: true },
    hasSurvey: { type: 'bool' },
    createdOn: { type: 'dateRange' },
  },
  bulk: [],
})
