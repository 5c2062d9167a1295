import type { CategoryState } from '@prilavok/core/catalogue'

/** How much a list of products has; null where nobody says. */
export interface ListFacts {
  readonly totalCount: number | null
  readonly pageCount: number | null
}

/** Nobody says. */
export const UNKNOWN: ListFacts = { totalCount: null, pageCount: null }

const numberIn = (element: HTMLElement, name: 'totalCount' | 'pageCount'): number | null => {
  const text = element.dataset[name] ?? ''
  return /^\d{1,9}$/.test(text) ? Number(text) : null
}

/** What a page or a fragment of the server says in `data-total-count` and `data-page-count`; an empty one has nothing. */
export function factsIn(element: HTMLElement): ListFacts {
  const marked = element.querySelector<HTMLElement>('[data-total-count]')
  if (marked !== null) return { totalCount: numberIn(marked, 'totalCount'), pageCount: numberIn(marked, 'pageCount') }
  return element.textContent?.trim() === '' && element.querySelector('img') === null
    ? { totalCount: 0, pageCount: null }
    : UNKNOWN
}

/** What the response itself says, or its markup. */
export const factsOf = ({ shown }: CategoryState, ofMarkup: ListFacts): ListFacts =>
  shown?.kind === 'list'
    ? { totalCount: shown.list.totalCount ?? (shown.products.length === 0 ? 0 : null), pageCount: shown.list.pageCount }
    : ofMarkup
