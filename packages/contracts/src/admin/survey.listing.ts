import { listing } from './listing'

/** How surveys are filtered, sorted and changed many at once. */
export const surveyListing = listing({
  sort: ['id', 'shortTitle', 'createdOn', 'answersCount'],
  defaultSort: '-createdOn',
  filters: {
    isActive: { type: 'bool' },
  },
  bulk: ['setActive'],
})

/** How survey answers are filtered, sorted and changed many at once. */
export const surveyAnswerListing = listing({
  sort: ['id', 'createdOn'],
  defaultSort: '-createdOn',
  filters: {
    surveyId: { type: 'text' },
    createdOn: { type: 'dateRange' },
  },
  bulk: [],
})
