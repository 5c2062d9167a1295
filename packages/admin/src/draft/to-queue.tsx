import { requestDraftCall, type OrderInProcessEdition } from '@prilavok/contracts/admin'
import { Button } from '@prilavok/ui/button'
import { useMutation } from '@tanstack/react-query'
import { messageOf } from '../kit/client/failures'
import { useCan, useStaff, useLabels } from '../kit/staff/staff-context'
import { draftLabels } from './draft-words'

/** Puts an abandoned draft with a phone into the queue of requests, where somebody calls; opens its request. */
export function ToQueue({ draft }: { readonly draft: OrderInProcessEdition }) {
  const { client, links, notify } = useStaff()
  const can = useCan()
  const { toQueue } = useLabels(draftLabels)
  const put = useMutation({
    mutationFn: () => client.call(requestDraftCall, { params: { id: draft.id ?? '' } }),
    onSuccess: ({ id }) => links.open(links.record('request', id)),
    onError: (error) => notify({ text: messageOf(error), tone: 'danger' }),
  })
  if (draft.id === null || !can('request', 'write') || draft.createdOrderId !== null || !draft.customer.phone)
    return null
  return (
    <Button size="small" busy={put.isPending} onClick={() => put.mutate()}>
      {toQueue}
    </Button>
  )
}
