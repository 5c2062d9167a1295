const USUAL_SIZE = 50
const LARGEST_SIZE = 200

/** Which page a request asks for. */
export interface PageQuery {
  readonly pageIndex?: number | undefined
  readonly pageSize?: number | undefined
}

/** The page of a request with sensible bounds. */
export const boundsOf = ({ pageIndex = 1, pageSize = USUAL_SIZE }: PageQuery, largest = LARGEST_SIZE) => ({
  pageIndex: Math.max(1, pageIndex),
  pageSize: Math.min(Math.max(1, pageSize), largest),
})

/** Which part of a list a page is. */
export const pagingOf = (pageIndex: number, pageSize: number, totalCount: number) => ({
  pageIndex,
  pageSize,
  pageCount: Math.ceil(totalCount / pageSize),
  totalCount,
  totalIsExact: true,
  nextCursor: null,
})

/** One page of a list that is known as a whole; an index beyond its end is the last page. */
export function pageOf<T>(items: readonly T[], query: PageQuery) {
  const { pageIndex, pageSize } = boundsOf(query)
  const index = Math.min(pageIndex, Math.max(1, Math.ceil(items.length / pageSize)))
  return {
    items: items.slice((index - 1) * pageSize, index * pageSize),
    paging: pagingOf(index, pageSize, items.length),
  }
}
