import { listing } from './listing'

/** How feature flags are filtered, sorted and changed many at once. */
export const featureListing = listing({
  sort: ['id', 'name', 'updatedOn'],
  defaultSort: 'name',
  filters: {
    isEnabled: { type: 'bool' },
    audience: { type: 'enum', of: 'FlagAudience', many: true },
  },
  bulk: ['setEnabled'],
})
