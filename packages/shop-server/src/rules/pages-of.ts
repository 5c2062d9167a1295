import type { Paging } from '@prilavok/contracts'

const USUAL_SIZE = 20
const LARGEST_SIZE = 200

/** The page of a list that is asked for, as the client writes it. */
export interface AskedPage {
  readonly pageIndex?: number | undefined
  readonly pageSize?: number | undefined
}

/** A page of a list of `total` records, and where its rows begin; an index beyond the ends is that of the nearest page. Source: CONTENT-08. */
export function pageOf(
  { pageIndex = 1, pageSize = USUAL_SIZE }: AskedPage,
  total: number,
): { readonly paging: Paging; readonly offset: number; readonly limit: number } {
  const limit = Math.min(Math.max(1, pageSize), LARGEST_SIZE)
  const pageCount = Math.max(1, Math.ceil(total / limit))
  const index = Math.min(Math.max(1, pageIndex), pageCount)
  return {
    paging: { pageIndex: index, pageSize: limit, pageCount, totalCount: total, totalIsExact: true, nextCursor: null },
    offset: (index - 1) * limit,
    limit,
  }
}
