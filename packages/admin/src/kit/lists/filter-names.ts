import type { Filter, Listing } from '@prilavok/contracts/admin'

/** The query names of a filter: a range has two. */
export const queryNames = (name: string, { type }: Filter): readonly string[] =>
  type === 'dateRange' || type === 'numberRange' ? [`${name}From`, `${name}To`] : [name]

/** The query names of all filters of a list. */
export const filterNames = ({ filters }: Listing): readonly string[] =>
  Object.entries(filters).flatMap(([name, filter]) => queryNames(name, filter))
