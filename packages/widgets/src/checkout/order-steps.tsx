import type { AcceptedOrder } from '@prilavok/core/checkout'
import type { NextStep } from '@prilavok/core/order'
import { useLabels } from '../lib/labels'
import { orderOutcomeRu, type AcceptedOrderLabels, type OrderOutcomeLabels } from './accepted-order.labels'

interface OrderStepsProps extends Pick<AcceptedOrder, 'order'> {
  readonly steps: readonly NextStep[]
  readonly text: AcceptedOrderLabels
}

function stepText(
  step: NextStep,
  order: AcceptedOrder['order'],
  words: OrderOutcomeLabels,
  text: AcceptedOrderLabels,
): string {
  const { delivery = null, contacts = null } = order ?? {}
  switch (step) {
    case 'callback':
      return text.callback
    case 'cancelled':
      return text.cancelled
    case 'pay-invoice':
      return words.payInvoice
    case 'company-papers':
      return words.companyPapers
    case 'pay-later':
      return words.payLater
    case 'pay-rest':
      return words.payRest
    case 'receipt-by-mail':
      return words.receiptByMail(contacts?.email ?? '')
    case 'receipt-by-phone':
      return words.receiptByPhone
    case 'bank-schedule':
      return words.bankSchedule
    case 'pickup':
      return words.pickup(delivery?.storageDays ?? null)
    case 'courier':
      return words.courier
    case 'pay-at-point':
      return words.payAtPoint
    case 'pay-at-point-both':
      return words.payAtPointCash
    case 'pay-courier':
      return words.payCourier
  }
}

/** What the buyer may expect next. */
export function OrderSteps({ steps, order, text }: OrderStepsProps) {
  const words = useLabels('orderOutcome', orderOutcomeRu)
  return (
    <div>
      <h3 className="pk-accepted-order__next">{text.next}</h3>
      <ul className="pk-accepted-order__steps">
        {steps.map((step) => (
          <li key={step}>{stepText(step, order, words, text)}</li>
        ))}
      </ul>
    </div>
  )
}
