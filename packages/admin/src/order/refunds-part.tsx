import type { OrderEdition } from '@prilavok/contracts/admin'
import { Button } from '@prilavok/ui/button'
import { useState } from 'react'
import { useLabels } from '../kit/staff/staff-context'
import { useValues } from '../kit/values/use-values'
import { RefundDialog } from './refund-dialog'
import { refundLabels } from './refund-words'
import { useRefunds } from './use-refunds'

/** What money of an order went back or is on its way, and the button that gives back more. */
export function RefundsPart({ order }: { readonly order: OrderEdition }) {
  const words = useLabels(refundLabels)
  const { money, moment } = useValues()
  const { refunds, mayRefund, give, decide } = useRefunds(String(order.id ?? ''))
  const [isAsking, setAsking] = useState(false)
  if (refunds === null || (refunds.items.length === 0 && refunds.refundable === 0)) return null
  return (
    <>
      {refunds.items.length > 0 && (
        <ul className="pk-staff-entries" aria-label={words.refunds}>
          {refunds.items.map((each) => (
            <li key={each.id}>
              <span>
                {each.reason}
                <small>
                  {[
                    moment(each.updatedOn),
                    words.askedBy(each.askedBy),
                    each.approvedBy && words.approvedBy(each.approvedBy),
                    each.message,
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </small>
              </span>
              {each.mayDecide && (
                <>
                  <Button size="small" variant="primary" onClick={() => void decide(each.id, true)}>
                    {words.approve}
                  </Button>
                  <Button size="small" onClick={() => void decide(each.id, false)}>
                    {words.decline}
                  </Button>
                </>
              )}
              <span className="pk-staff-badge">{words.states[each.state] ?? each.state}</span>
              <strong>{`−${money(each.amount)}`}</strong>
            </li>
          ))}
        </ul>
      )}
      {mayRefund && refunds.refundable > 0 && (
        <p className="pk-staff-choices">
          <Button size="small" onClick={() => setAsking(true)}>
            {words.back}
          </Button>
          <span className="pk-staff-note">{words.left(money(refunds.refundable))}</span>
        </p>
      )}
      {isAsking && <RefundDialog order={order} refunds={refunds} onClose={() => setAsking(false)} onRefund={give} />}
    </>
  )
}
