import { previewOrder, type OrderEdition, type OrderPreviewed } from '@prilavok/contracts/admin'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { failureOf } from '../kit/client/failures'
import { useEditOf } from '../kit/form/edit-context'
import { useRested } from '../kit/lib/use-rested'
import { isSame, own } from '../kit/records/same-value'
import { useStaff } from '../kit/staff/staff-context'

/** What the shop counts an order by. */
export const COUNTED = [
  'items',
  'delivery',
  'purchaseType',
  'customerId',
  'recipient',
  'company',
  'discountPercent',
  'discountReason',
  'deliveryCost',
  'deliveryCostReason',
] as const

/** What an edit would make of an order. */
export interface OrderPreview {
  /** Whether anything is edited that the order is counted by. */
  readonly isEdited: boolean
  readonly isCounting: boolean
  readonly previewed: OrderPreviewed | null
  /** The lines as they were counted last, also while the edit cannot be saved. */
  readonly lines: OrderPreviewed['items']
  /** Why the server would not save it. */
  readonly problems: readonly string[]
}

/** Counts an edited order on the server once somebody rests, by the rules of the save itself. */
export function useOrderPreview(order: OrderEdition): OrderPreview {
  const { client } = useStaff()
  const { mayEdit, read } = useEditOf()
  const { fields } = read()
  const isEdited = mayEdit && COUNTED.some((name) => !isSame(own(fields, name) ?? null, order[name] ?? null))
  const typed = JSON.stringify(Object.fromEntries(COUNTED.map((name) => [name, order[name] ?? null])))
  const wanted = useRested(typed)
  const isRested = wanted === typed
  const counted = useQuery({
    queryKey: ['order-preview', order.id, own(fields, 'version'), wanted],
    enabled: isEdited && isRested,
    placeholderData: keepPreviousData,
    retry: false,
    queryFn: ({ signal }) => {
      const body = { ...fields, ...(JSON.parse(wanted) as object) } as OrderEdition
      return client.call(previewOrder, { body }, { signal, isQuiet: true })
    },
  })
  const { data } = counted
  const [lines, setLines] = useState<OrderPreviewed['items']>([])
  useEffect(() => {
    if (data !== undefined) setLines(data.items)
  }, [data])
  const failure = counted.error === null ? null : failureOf(counted.error)
  const problems = failure?.problem?.errors?.map(({ message }) => message) ?? []
  return {
    isEdited,
    isCounting: isEdited && (!isRested || counted.isFetching),
    previewed: isEdited && !counted.isError ? (data ?? null) : null,
    lines: isEdited ? lines : [],
    problems: !isEdited || failure === null ? [] : problems.length > 0 ? problems : [failure.message],
  }
}
