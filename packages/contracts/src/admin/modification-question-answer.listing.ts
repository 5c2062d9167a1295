import { listing } from './listing'

/** How modification questions are filtered, sorted and changed many at once. */
export const modificationQuestionAnswerListing = listing({
  sort: ['id', 'createdOn'],
  defaultSort: '-createdOn',
  filters: {
    modificationId: { type: 'ref', of: 'modification' },
    hasAnswer: { type: 'bool' },
    isPublished: { type: 'bool' },
  },
  bulk: ['setPublished'],
})
