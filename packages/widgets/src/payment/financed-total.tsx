import { planOf } from '@prilavok/core/payment'
import { useOrderPayment } from '@prilavok/react'
import { useLabels } from '../lib/labels'
import { useMoney } from '../lib/use-money'
import './financed-total.css'
import { paymentTermsRu, type PaymentTermsLabels } from './payment.labels'
import { timesWords } from './terms-words'

/** What the order costs when it is paid at once. */
export interface FinancedTotalProps {
  /** In kopecks. */
  readonly amount: number
  readonly labels?: Partial<PaymentTermsLabels> | undefined
}

/** What will be paid in all with the chosen instalment or credit; nothing for what is paid at once, or costs what only the bank knows. */
export function FinancedTotal({ amount, labels }: FinancedTotalProps) {
  const { offers, choice } = useOrderPayment()
  const text = useLabels('paymentTerms', paymentTermsRu, labels)
  const money = useMoney()
  const offer = offers.find(({ id }) => id === choice)
  const plan = offer === undefined ? null : planOf(offer, amount)
  if (plan === null) return null
  return (
    <p className="pk-financed-total">
      <span className="pk-financed-total__sum">
        <span>{text[`${plan.kind}Total`]}</span> <b>{money(plan.total)}</b>
      </span>
      <span className="pk-financed-total__how">
        {money(plan.each)} {timesWords(plan, text)} ·{' '}
        {plan.overpayment === 0 ? text.noOverpayment : text.overpaid(money(plan.overpayment), plan.overpaymentPercent)}
      </span>
    </p>
  )
}
