import type { Resource } from '@prilavok/contracts/admin'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useStaff } from '../staff/staff-context'
import { listPageQuery, type ListPage } from './list-page'

/** The records beside a record of a list; null at its ends, and where the record was not opened from a list. */
export interface Neighbours {
  readonly previous: string | null
  readonly next: string | null
}

const ALONE: Neighbours = { previous: null, next: null }

/** The records before and after a record, in the order of the list that it was opened from. */
export function useNeighbours(resource: Resource, id: string | null): Neighbours {
  const { client, walk } = useStaff()
  const queries = useQueryClient()
  const query = walk.queryOf(resource.key)
  const page = (number: number) =>
    queries.fetchQuery(listPageQuery(client, resource, query ?? {}, number, number > 1)).catch(() => null)
  const find = async (): Promise<Neighbours> => {
    const loaded = queries
      .getQueriesData<ListPage>({ queryKey: ['list', resource.key, query] })
      .flatMap(([key, data]) => (data === undefined ? [] : [{ number: Number(key.at(-1)), ids: data.items }]))
    for (const { number, ids } of loaded) {
      const at = ids.findIndex((row) => row.id === id)
      if (at < 0) continue
      const before = at > 0 ? ids[at - 1] : number > 1 ? (await page(number - 1))?.items.at(-1) : undefined
      const after = at < ids.length - 1 ? ids[at + 1] : (await page(number + 1))?.items.find((row) => row.id !== id)
      return { previous: before?.id ?? null, next: after?.id ?? null }
    }
    return ALONE
  }
  const found = useQuery({
    queryKey: ['neighbours', resource.key, query, id],
    queryFn: find,
    enabled: id !== null && query !== null,
    staleTime: Infinity,
  })
  return found.data ?? ALONE
}
