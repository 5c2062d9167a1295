import type { Resource } from '@prilavok/contracts/admin'
import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useStaff } from '../staff/staff-context'
import { isSame } from '../records/same-value'
import { listPageQuery, PAGE_SIZE, type ListPage, type Row } from './list-page'

export { PAGE_SIZE, type Row } from './list-page'

/** So many rows before they come into sight, their page is loaded. */
const AHEAD = 60
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
  const lastPage = useRef(1)
  useEffect(() => {
    const next = pagesOf(first - AHEAD, last + AHEAD).filter((each) => each !== 1 && each <= lastPage.current)
    const ask = () => setWanted((before) => (isSame(before, next) ? before : next))
    // Scrolling on from what is there asks at once, or the rows would come too late; the scroll bar may pass over thousands.
    if (next.some((each) => [1, ...wanted].some((one) => Math.abs(one - each) <= 1))) return ask()
    const rest = setTimeout(ask, REST_MS)
    return () => clearTimeout(rest)
  }, [first, last])

  const load = (pageIndex: number) => ({
    ...listPageQuery(client, resource, query, pageIndex, pageIndex > 1 && page === null),
    enabled: isEnabled,
  })
  const start = page ?? 1
  const head = useQuery({ ...load(start), placeholderData: keepPreviousData })
  const others = useQueries({ queries: page === null ? wanted.map(load) : [] })

  const pages = new Map<number, ListPage>()
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
  useEffect(() => {
    lastPage.current = Math.max(1, Math.ceil(endless / PAGE_SIZE))
  }, [endless])
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
