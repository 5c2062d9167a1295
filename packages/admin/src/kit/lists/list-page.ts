import type { Resource } from '@prilavok/contracts/admin'
import type { StaffClient } from '../client/staff-client'
import { loadListPage } from '../records/list-or-lookup'

/** A record of a list. */
export type Row = Readonly<Record<string, unknown>> & { readonly id: string }

/** A page of a list. */
export interface ListPage {
  readonly items: readonly Row[]
  readonly paging: {
    readonly totalCount: number | null
    readonly totalIsExact: boolean
    readonly pageCount: number | null
    readonly nextCursor: string | null
  }
}

/** Rows of a page of an endless list; one page covers a screen and what is next to it. */
export const PAGE_SIZE = 100
const STALE_MS = 30_000

/** One page of a list as the cache knows it: the table and the records opened from it share what is loaded. */
export const listPageQuery = (
  client: StaffClient,
  resource: Resource,
  query: Readonly<Record<string, readonly string[]>>,
  pageIndex: number,
  /** Later pages of an endless list are not counted again. */
  isUncounted: boolean,
) => ({
  queryKey: ['list', resource.key, query, pageIndex],
  queryFn: async ({ signal }: { readonly signal: AbortSignal }) => {
    const more = { pageIndex, pageSize: PAGE_SIZE, ...(isUncounted && { withTotal: false }) }
    return (await loadListPage(client, resource, { ...query, ...more }, signal)) as ListPage
  },
  staleTime: STALE_MS,
})
