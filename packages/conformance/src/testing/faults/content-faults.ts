import { faultsOf, inPlaceOf, onAddress, onData, onResponse, respondWith } from './fault'

interface List {
  readonly items: readonly object[]
}

/** What articles and reviews get wrong. */
export const contentFaults = faultsOf(
  ['content'],
  [
    [
      'the oldest article comes first',
      'sorted',
      onData(/\/blogPost\/preview$/, (list: List) => ({ ...list, items: [...list.items].reverse() })),
    ],
    [
      'every page of articles is the first',
      'paging',
      onAddress(/\/blogPost\/preview$/, (address) => address.replace('pageIndex=2', 'pageIndex=1')),
    ],
    [
      'a review has six stars',
      'fields',
      onData(/\/productComment$/, (list: List) => ({
        ...list,
        items: list.items.map((item) => ({ ...item, score: 6 })),
      })),
    ],
    ['no best review is an empty record', 'fields', onResponse(/\/best\/?$/, () => respondWith({}))],
    ['an unknown article is an empty one', 'notFound', inPlaceOf(404, /\/blogPost\//, { title: '' })],
    ['long reviews are cut in silence', 'limit', inPlaceOf(422, /\/productComment$/, { id: 'x' })],
  ],
)
