import { listing } from './listing'

/** How product reviews are filtered, sorted and changed many at once. */
export const productCommentListing = listing({
  sort: ['id', 'createdUtc', 'score', 'status'],
  defaultSort: '-createdUtc',
  filters: {
    status: { type: 'enum', of: 'ProductCommentStatus', many: true },
    productId: { type: 'ref', of: 'product' },
    score: { type: 'numberRange' },
    hasPictures: { type: 'bool' },
    hasAnswer: { type: 'bool' },
    isVerifiedPurchase: { type: 'bool' },
    createdUtc: { type: 'dateRange' },
  },
  bulk: ['setStatus', 'delete'],
})
