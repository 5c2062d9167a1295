import { SEARCH_FROM, searchTerm } from '@prilavok/core/search'
import type { UseSearch } from '@prilavok/react'

/** What the layer below a search field shows; `none`: it is not there. */
export type Stage = 'none' | 'recent' | 'tooShort' | 'loading' | 'failed' | 'notFound' | 'found'

/** What there is to show for the text in the field. What was found for an earlier text stays until there is something newer. */
export function stageOf(
  typed: string,
  { query, status, groups, recent }: Pick<UseSearch, 'query' | 'status' | 'groups' | 'recent'>,
): Stage {
  const term = searchTerm(typed)
  if (term === '') return recent.length > 0 ? 'recent' : 'none'
  if (term.length < SEARCH_FROM) return 'tooShort'
  // The text came with the page and was not edited.
  if (query !== typed) return 'none'
  if (status === 'failed') return 'failed'
  if (groups.length > 0) return 'found'
  return status === 'loading' ? 'loading' : 'notFound'
}
