import type { Resource } from '@prilavok/contracts/admin'
import { queryOptions, useQuery } from '@tanstack/react-query'
import type { StaffClient } from '../client/staff-client'
import { useStaff } from '../staff/staff-context'
import type { ListPage, Row } from '../lists/list-page'

const PAGE = 200
/** A tree that is larger than this is better searched in the table. */
const MOST = 10_000

/** How every record of a list is read, page by page. */
export const wholeList = (client: StaffClient, resource: Resource) =>
  queryOptions({
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

/** Every record of a list, which a tree is made of. */
export function useWholeList(resource: Resource) {
  const { client } = useStaff()
  return useQuery(wholeList(client, resource))
}
