import { defineMount } from '../lib/define-mount'
import { optional } from '../lib/read-attributes'
import type { SearchBoxProps } from './search-box'

/** The search of the catalogue, in place of the form that the server has rendered. Source: SEARCH-03. */
export const searchBoxMount = defineMount<SearchBoxProps>({
  name: 'search-box',
  readers: { query: optional, placeholder: optional },
  templates: ['suggestion'],
  load: () => import('./search-box').then(({ SearchBox }) => SearchBox),
})
