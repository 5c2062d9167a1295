import { readOrderHistory } from '@prilavok/contracts/admin'
import { Button } from '@prilavok/ui/button'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useStaff, useLabels } from '../kit/staff/staff-context'
import { HistoryList } from '../kit/form/history-panel'
import type { HistoryScreenProps } from '../kit/describe/descriptor.types'
import { orderLabels } from './order-words'
import { useToldChanges } from './told-changes'

/** Who changed what in an order, and what happened by itself: payments, the carrier, the clock (ADMIN-ACT-22). */
export function OrderHistory({ id, descriptor }: HistoryScreenProps) {
  const { client } = useStaff()
  const words = useLabels(orderLabels)
  const { loading } = useLabels('staff')
  const told = useToldChanges()
  const history = useInfiniteQuery({
    queryKey: ['history', 'order', id, 'pages'],
    initialPageParam: 1,
    queryFn: ({ pageParam, signal }) =>
      client.call(readOrderHistory, { params: { id }, query: { pageIndex: pageParam } }, { signal }),
    getNextPageParam: ({ paging }) =>
      paging.pageCount !== null && paging.pageIndex < paging.pageCount ? paging.pageIndex + 1 : undefined,
  })
  if (history.isPending) return <p role="status">{loading}</p>
  if (history.isError) return <p role="alert">{history.error.message}</p>
  return (
    <>
      <HistoryList descriptor={descriptor} entries={history.data.pages.flatMap(({ items }) => items)} told={told} />
      {history.hasNextPage && (
        <Button size="small" busy={history.isFetchingNextPage} onClick={() => void history.fetchNextPage()}>
          {words.more}
        </Button>
      )}
    </>
  )
}
