import { useLabels } from '../kit/staff/staff-context'
import type { OrderEdition } from '@prilavok/contracts/admin'
import { Button } from '@prilavok/ui/button'
import { useState } from 'react'
import { useEditOf } from '../kit/form/edit-context'
import { useValues } from '../kit/values/use-values'
import { CancelOrder } from './cancel-order'
import { isCancelled, needsReason, nextStatuses, pathOf } from './order-path'
import { orderLabels } from './order-words'

/** Where an order is on its way, and the statuses that may follow as buttons. */
export function StatusStepper({ order }: { readonly order: OrderEdition }) {
  const words = useLabels(orderLabels)
  const { title, day } = useValues()
  const { mayEdit, saveNow, isSaving } = useEditOf()
  const [asked, setAsked] = useState<string | null>(null)
  const next = nextStatuses(order)
  const [first] = next
  const choose = (status: string) => (needsReason(status) ? setAsked(status) : void saveNow({ status }))
  return (
    <div className="pk-staff-status">
      <ol className="pk-staff-path" aria-label={words.statusPath}>
        {pathOf(order).map(({ status, state, on }) => (
          <li key={status} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
            <span>{title('OrderStatus', status)}</span>
            {on !== null && <time dateTime={on}>{day(on)}</time>}
          </li>
        ))}
      </ol>
      {mayEdit && (
        <div className="pk-staff-choices" role="group" aria-label={words.nextStatus}>
          {next.length === 0 && <span className="pk-staff-note">{words.noNext}</span>}
          {next.map((status) => (
            <Button
              key={status}
              size="small"
              variant={isCancelled(status) ? 'quiet' : status === first ? 'primary' : 'secondary'}
              busy={isSaving}
              onClick={() => choose(status)}
            >
              {title('OrderStatus', status)}
            </Button>
          ))}
        </div>
      )}
      {asked !== null && <CancelOrder order={order} status={asked} onClose={() => setAsked(null)} />}
    </div>
  )
}
