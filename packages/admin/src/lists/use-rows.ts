import type { Resource } from '@prilavok/contracts/admin'
import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useStaff } from '../app/staff-context'

/** A record of a list. */
export type Row = Readonly<Record<string, unknown>> & { readonly id: string }

interface Page {
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
/** Passing over a page while somebody drags the scroll bar loads nothing. */
const REST_MS = 60

/** The pages that a stretch of rows is on. */
export const pagesOf = (first: number, last: number, size = PAGE_SIZE): readonly number[] => {
  const from = Math.floor(Math.max(first, 0) / size) + 1
  const to = Math.floor(Math.max(last, first, 0) / size) + 1
  return Array.from({ length: to - from + 1 }, (_, at) => from + at)
}

/** What a table shows of a list. */
export interface Rows {
  readonly count: number
  /** Null while it is not known. */
  readonly total: number | null
  readonly isExact: boolean
  readonly pageCount: number | null
  readonly rowAt: (index: number) => Row | undefined
  readonly loaded: readonly Row[]
  readonly isLoading: boolean
  readonly isStale: boolean
  readonly error: Error | null
  readonly refresh: () => void
}

interface Asked {
  readonly resource: Resource
  readonly query: Readonly<Record<string, readonly string[]>>
  /** One page of its own, or null for the endless list. */
  readonly page: number | null
  /** The stretch of rows in sight. */
  readonly range: readonly [number, number]
  readonly isEnabled: boolean
}

/** Loads the pages of a list that are in sight (ADMIN-03, ADMIN-10). */
export function useRows({ resource, query, page, range: [first, last], isEnabled }: Asked): Rows {
  const { client } = useStaff()
  const [wanted, setWanted] = useState<readonly number[]>([])
  useEffect(() => {
    const rest = setTimeout(() => setWanted(pagesOf(first, last).filter((each) => each !== 1)), REST_MS)
    return () => clearTimeout(rest)
  }, [first, last])

  const load = (pageIndex: number) => ({
    queryKey: ['list', resource.key, query, pageIndex],
    queryFn: async ({ signal }: { readonly signal: AbortSignal }) => {
      const more = { pageIndex, pageSize: PAGE_SIZE, ...(pageIndex > 1 && page === null && { withTotal: false }) }
      return (await client.receive(resource.list, { query: { ...query, ...more } }, { signal })).value as Page
    },
    staleTime: STALE_MS,
    enabled: isEnabled,
  })
  const start = page ?? 1
  const head = useQuery({ ...load(start), placeholderData: keepPreviousData })
  const others = useQueries({ queries: page === null ? wanted.map(load) : [] })

  const pages = new Map<number, Page>()
  if (head.data !== undefined) pages.set(page === null ? 1 : start, head.data)
  if (page === null)
    wanted.forEach((number, at) => {
      const data = others[at]?.data
      if (data !== undefined) pages.set(number, data)
    })
  const paging = head.data?.paging
  const furthest = Math.max(0, ...[...pages].map(([number, { items }]) => (number - 1) * PAGE_SIZE + items.length))
  const isExact = paging?.totalIsExact ?? true
  const total = paging?.totalCount ?? null
  const hasMore = !isExact && [...pages.values()].some(({ items }) => items.length === PAGE_SIZE)
  const endless = Math.max(total ?? 0, furthest) + (hasMore ? PAGE_SIZE : 0)
  const loaded = [...pages.values()].flatMap(({ items }) => items)

  return {
    count: page === null ? endless : (head.data?.items.length ?? 0),
    total,
    isExact,
    pageCount: paging?.pageCount ?? null,
    rowAt: (index) =>
      page === null ? pages.get(Math.floor(index / PAGE_SIZE) + 1)?.items[index % PAGE_SIZE] : head.data?.items[index],
    loaded,
    isLoading: head.isPending,
    isStale: head.isPlaceholderData || head.isRefetching,
    error: head.error,
    refresh: () => {
      void head.refetch()
      for (const other of others) void other.refetch()
    },
  }
}
