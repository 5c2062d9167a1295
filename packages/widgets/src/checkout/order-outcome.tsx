import { safeLink } from '@prilavok/core'
import { readAgreed, type AcceptedOrder, type AgreedPlan } from '@prilavok/core/checkout'
import type { PaymentOutcome } from '@prilavok/core/order'
import { planOf } from '@prilavok/core/payment'
import { useShop } from '@prilavok/react'
import { useLabels } from '../lib/labels'
import { ShopButtonLink } from '../lib/shop-button-link'
import { ShopLink } from '../lib/shop-link'
import { useMoney } from '../lib/use-money'
import { FinancedPlan } from '../payment/financed-plan'
import { paymentTermsRu } from '../payment/payment.labels'
import {
  orderFactsRu,
  orderOutcomeRu,
  type AcceptedOrderLabels,
  type OrderOutcomeLabels,
} from './accepted-order.labels'

interface OrderOutcomeProps extends Pick<AcceptedOrder, 'order' | 'underpaid' | 'draftId'> {
  readonly payment: PaymentOutcome
  readonly text: AcceptedOrderLabels
  readonly showsStatus: boolean
}

type Money = (kopecks: number) => string

/** What was agreed on the order page, else what the shop promises of the option; null for what is not paid in parts. */
function usePlan(order: AcceptedOrder['order'], draftId: string | null): Omit<AgreedPlan, 'option'> | null {
  const { session } = useShop().effects
  const option = order?.paymentOption ?? null
  if (option === null) return null
  const { plan } = readAgreed(session, draftId)
  if (plan?.option === option) return plan
  return planOf({ id: option, overpaymentPercent: null, terms: [] }, order?.sums.total ?? null)
}

function outcomeText(
  payment: PaymentOutcome,
  kind: AgreedPlan['kind'] | null,
  words: OrderOutcomeLabels,
  money: Money,
): string | null {
  switch (payment.is) {
    case 'paid':
      return words.paid(money(payment.paid))
    case 'free':
      return words.free
    case 'credit':
      return (kind === null ? words.credit : words[`${kind}Approved`])(money(payment.paid))
    case 'on-delivery':
      return words.onDelivery(payment.due === null ? '' : money(payment.due))
    case 'invoice':
      return words.invoice(payment.due === null ? '' : money(payment.due))
    case 'awaiting':
      return words.awaiting(payment.due === null ? '' : money(payment.due))
    default:
      return null
  }
}

/** Whether the order is paid: how much and when, or what is to be paid, by when, and the papers for it. */
export function OrderOutcome({ payment, order, underpaid, draftId, text, showsStatus }: OrderOutcomeProps) {
  const words = useLabels('orderOutcome', orderOutcomeRu)
  const { status: statusLabel, statuses } = useLabels('orderFacts', orderFactsRu)
  const money = useMoney()
  const origin = useShop().effects.location.origin()
  const rest = payment.is === 'underpaid' ? payment : payment.is === 'unknown' ? underpaid : null
  const plan = usePlan(order, draftId)
  const terms = useLabels('paymentTerms', paymentTermsRu)
  const sentence = outcomeText(payment, plan?.kind ?? null, words, money)
  const paidOn = 'paidOn' in payment && payment.paidOn !== null ? text.day(payment.paidOn) : ''
  const until = 'until' in payment && payment.until !== null ? text.day(payment.until) : ''
  const invoice = safeLink(order?.invoiceUrl, origin)
  const receipt = safeLink(order?.receiptUrl, origin)
  const status = order?.status == null || !Object.hasOwn(statuses, order.status) ? undefined : statuses[order.status]
  const isDone = payment.is === 'paid' || payment.is === 'credit' || payment.is === 'free'
  return (
    <div className="pk-order-outcome" data-outcome={payment.is}>
      {showsStatus && status !== undefined && (
        <p className="pk-order-outcome__status">
          {statusLabel}: <b>{status}</b>
        </p>
      )}
      {rest !== null && (
        <p className="pk-order-outcome__rest">{text.underpaid(money(rest.paid), money(rest.total), money(rest.due))}</p>
      )}
      {sentence !== null && (
        <p className="pk-order-outcome__sum" data-done={isDone ? '' : undefined}>
          {sentence}
          {paidOn !== '' && <span className="pk-order-outcome__day">{paidOn}</span>}
        </p>
      )}
      {payment.is === 'credit' && plan !== null && <FinancedPlan plan={plan} text={terms} />}
      {until !== '' && <p className="pk-order-outcome__until">{words.until(until)}</p>}
      {invoice !== null && (
        <ShopButtonLink href={invoice} download>
          {words.download}
        </ShopButtonLink>
      )}
      {receipt !== null && (
        <ShopLink href={receipt} target="_blank" rel="noopener">
          {words.receipt}
        </ShopLink>
      )}
    </div>
  )
}
