import type { Resource } from '@prilavok/contracts/admin'
import { useQuery } from '@tanstack/react-query'
import { useStaff } from '../staff/staff-context'
import type { ListPage, Row } from '../lists/list-page'

const PAGE = 200
/** A tree that is larger than this is better searched in the table. */
const MOST = 10_000

/** Every record of a list, which a tree is made of. */
export function useWholeList(resource: Resource) {
  const { client } = useStaff()
  return useQuery({
    queryKey: ['list', resource.key, 'whole'],
    queryFn: async ({ signal }) => {
      const rows: Row[] = []
      for (let cursor: string | null | undefined; cursor !== null && rows.length < MOST;) {
        const query = { pageSize: PAGE, withTotal: false, ...(cursor !== undefined && { cursor }) }
        const { items, paging } = (await client.receive(resource.list, { query }, { signal })).value as ListPage
        rows.push(...items)
        cursor = items.length === 0 ? null : paging.nextCursor
      }
      return rows
    },
  })
}
