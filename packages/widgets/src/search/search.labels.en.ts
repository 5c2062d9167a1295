import type { SearchBoxLabels } from './search.labels'

/** English words of the search box. */
export const searchBoxEn: SearchBoxLabels = {
  label: 'Search the catalogue',
  submit: 'Search',
  clear: 'Clear',
  results: 'Found in the catalogue',
  tooShort: 'Type at least 2 characters to search',
  notFound: 'Nothing found. Try other words, or type more of them',
  loading: 'Searching…',
  failed: 'The search did not work. Check your connection.',
  retry: 'Try again',
  corrected: (query) => `Showing results for “${query}”`,
  recent: 'You searched for',
  forget: (query) => `Remove “${query}” from the list`,
  forgetAll: 'Clear the list',
  found: (count) => (count === 1 ? '1 result in the list' : `${count} results in the list`),
}
