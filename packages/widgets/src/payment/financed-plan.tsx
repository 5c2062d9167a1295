import type { AgreedPlan } from '@prilavok/core/checkout'
import { useMoney } from '../lib/use-money'
import './financed-total.css'
import type { PaymentTermsLabels } from './payment.labels'
import { timesWords } from './terms-words'

interface FinancedPlanProps {
  readonly plan: Omit<AgreedPlan, 'option'>
  readonly text: PaymentTermsLabels
}

/** What a payment in parts comes to: the sum in the end, so many payments of so much, and the overpayment. */
export function FinancedPlan({ plan, text }: FinancedPlanProps) {
  const money = useMoney()
  return (
    <p className="pk-financed-total">
      <span className="pk-financed-total__sum">
        <span>{text[`${plan.kind}Total`]}</span> <b>{money(plan.total)}</b>
      </span>
      <span className="pk-financed-total__how">
        {`${money(plan.each)} ${timesWords(plan, text)} · ${
          plan.overpayment === 0 ? text.noOverpayment : text.overpaid(money(plan.overpayment), plan.overpaymentPercent)
        }`}
      </span>
    </p>
  )
}
