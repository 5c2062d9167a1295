import type { OrderEdition } from '@prilavok/contracts/admin'
import { useEditOf } from '../kit/form/edit-context'
import { useLabels, useStaff } from '../kit/staff/staff-context'
import { useValues } from '../kit/values/use-values'
import { CancelDialog } from './cancel-dialog'
import { refundLabels } from './refund-words'
import { useRefunds } from './use-refunds'

interface CancelOrderProps {
  readonly order: OrderEdition
  readonly status: string
  readonly onClose: () => void
}

/** Cancels an order with a reason, and gives its money back at once where somebody has paid. */
export function CancelOrder({ order, status, onClose }: CancelOrderProps) {
  const words = useLabels(refundLabels)
  const { saveNow, read } = useEditOf()
  const { notify } = useStaff()
  const { money } = useValues()
  const { refunds, mayRefund, give } = useRefunds(String(order.id ?? ''))
  const left = refunds?.refundable ?? 0
  const cancel = async (cancelReason: string, comment: string, isRefunded: boolean) => {
    onClose()
    const noted = [order.managerComment, comment].filter(Boolean).join('\n')
    await saveNow({ status, cancelReason, ...(comment !== '' && { managerComment: noted }) })
    if (!isRefunded || read().fields['status'] !== status) return
    const reason = [words.cancelled(order.number), comment].filter(Boolean).join('. ')
    const wrong = await give({ amount: null, lines: [], reason })
    if (wrong !== null) notify({ text: wrong, tone: 'danger' })
  }
  return (
    <CancelDialog
      number={order.number}
      refundText={mayRefund && left > 0 ? words.alsoRefund(money(left)) : null}
      onClose={onClose}
      onCancel={(...given) => void cancel(...given)}
    />
  )
}
