import type { Found } from '@prilavok/contracts'
import { safeUrl, type SafeUrl } from '../lib/safe-url'
import type { SearchState } from './search.types'

/** A request is sent when the typing has rested so long. Source: SEARCH-09. */
export const SEARCH_DELAY_MS = 500
/** The dropdown needs so many characters. Source: SEARCH-05. */
export const SEARCH_FROM = 2
/** The button shows from so many characters: more than two. Source: SEARCH-04. */
export const SEARCH_BUTTON_FROM = 3
/** The dropdown is at most this high, px. Source: SEARCH-10. */
export const SEARCH_MAX_HEIGHT = 600
/** No longer text is searched. */
export const LONGEST_SEARCH = 100

/** Nothing typed, nothing found. */
export const noSearch: SearchState = { query: '', status: 'idle', groups: [], corrected: null }

/** The text that is searched: without spaces around it and without halves of characters, which no address can hold. */
export const searchTerm = (typed: string): string =>
  typed
    .slice(0, LONGEST_SEARCH)
    .replace(/\p{Surrogate}/gu, '')
    .trim()

/** Whether there is anything to search for: a text of dots would be a step in an address. */
export const isSearchable = (typed: string): boolean => {
  const term = searchTerm(typed)
  return term.length >= SEARCH_FROM && !/^\.+$/.test(term)
}

/** The page with all results: `{query}` in its address is the text, a slash in it %2F. Source: SEARCH-03, SEARCH-08. */
export const searchAddress = (page: SafeUrl, typed: string): SafeUrl =>
  // What is encoded cannot change where an address that was checked leads to.
  page.replace('{query}', () => encodeURIComponent(searchTerm(typed))) as SafeUrl

/** What was found, as a page of this origin may link to it; what may not be opened is left out. */
export const searchFound = (query: string, { groups, correctedQuery }: Found, origin: string): SearchState => ({
  query,
  status: 'ready',
  groups: groups
    .map(({ name, items }) => ({
      name,
      options: items.flatMap((item) => {
        const url = item.name.trim() === '' ? null : safeUrl(item.redirectTo, origin)
        return url === null ? [] : [{ name: item.name, url, price: item.price, picture: safeUrl(item.picture, origin) }]
      }),
    }))
    .filter(({ options }) => options.length > 0),
  corrected: correctedQuery === null || correctedQuery.trim() === '' ? null : correctedQuery,
})
