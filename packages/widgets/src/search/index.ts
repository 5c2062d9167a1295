export { SearchBox, type SearchBoxProps } from './search-box'
export type { SearchBoxLabels } from './search.labels'
