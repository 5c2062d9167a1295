import { endpoint, type Endpoint } from './endpoint'
import type * as wire from './search.wire'
import type { Output } from './wire'

export type * from './search.types'

/** One thing that was found. Source: SEARCH-01. */
export type SearchItem = Output<typeof wire.searchItem>
/** What was found of one kind. Source: SEARCH-01. */
export type SearchGroup = Output<typeof wire.searchGroup>
/** What was found for a text. Source: SEARCH-01. */
export type SearchResult = Output<typeof wire.searchResult>

/** What the catalogue has for a text of two characters or more; a slash in it goes as %2F (SEARCH-08). Source: SEARCH-02. */
export const searchCatalogue: Endpoint<typeof wire.searchCatalogueWire> = endpoint({
  name: 'searchCatalogue',
  method: 'GET',
  path: '/api/search/{term}',
  wire: () => import('./search.wire').then((module) => module.searchCatalogueWire),
})
