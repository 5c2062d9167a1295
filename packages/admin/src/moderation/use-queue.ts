import type { Resource } from '@prilavok/contracts/admin'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useStaff } from '../kit/staff/staff-context'
import type { Row } from '../kit/lists/use-rows'
import type { Queue } from './queues'

interface Page {
  readonly items: readonly Row[]
  readonly paging: { readonly totalCount: number | null }
}

/** So many are loaded at once; fewer than a third left loads again. */
const PAGE_SIZE = 30
const REFRESH_MS = 60_000

/** What waits in a queue, the oldest first, without what has been decided here. */
export function useQueue(resource: Resource, queue: Queue) {
  const { client } = useStaff()
  const queries = useQueryClient()
  const [done, setDone] = useState<ReadonlySet<string>>(new Set())
  const list = useQuery({
    queryKey: ['list', resource.key, 'queue'],
    refetchInterval: REFRESH_MS,
    queryFn: async ({ signal }) => {
      const query = { ...queue.waiting, sort: queue.sort, pageSize: PAGE_SIZE }
      return (await client.receive(resource.list, { query }, { signal })).value as Page
    },
  })
  const loaded = list.data?.items ?? []
  const rows = loaded.filter(({ id }) => !done.has(id))
  const hidden = loaded.length - rows.length
  const total = list.data?.paging.totalCount ?? null
  useEffect(() => {
    const isShort = rows.length < PAGE_SIZE / 3 && loaded.length === PAGE_SIZE && hidden > 0
    if (isShort && !list.isFetching) void list.refetch()
  }, [rows.length, loaded.length, hidden, list.isFetching])
  const mark = (id: string, isDone: boolean) =>
    setDone((before) => {
      const after = new Set(before)
      if (isDone) after.add(id)
      else after.delete(id)
      return after
    })
  return {
    rows,
    /** What waits altogether; what was decided since the list was read is not counted. */
    count: total === null ? rows.length : Math.max(0, total - hidden),
    isLoading: list.isPending,
    error: list.error,
    refresh: () => void list.refetch(),
    leave: (id: string) => mark(id, true),
    comeBack: (id: string) => {
      mark(id, false)
      void queries.invalidateQueries({ queryKey: ['list', resource.key] })
    },
  }
}
