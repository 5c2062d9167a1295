import { listing } from './listing'

/** How blog posts are filtered, sorted and changed many at once. */
export const blogPostListing = listing({
  sort: ['id', 'title', 'createdOn', 'publishedOn', 'viewsCount'],
  defaultSort: '-createdOn',
  filters: {
    isVisible: { type: 'bool' },
    tag: { type: 'text' },
    createdOn: { type: 'dateRange' },
  },
  bulk: ['setVisible'],
})
