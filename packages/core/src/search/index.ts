export { MOST_RECENT, RECENT_QUERIES_KEY } from './recent-queries'
export {
  isSearchable,
  LONGEST_SEARCH,
  noSearch,
  SEARCH_BUTTON_FROM,
  SEARCH_DELAY_MS,
  SEARCH_FROM,
  SEARCH_MAX_HEIGHT,
  searchTerm,
} from './search.rules'
export { createSearch, searchFeature, type Search, type SearchBoxStore } from './search.store'
export type { SearchOption, SearchOptions, SearchState } from './search.types'
