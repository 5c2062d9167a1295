import { useOption } from '@prilavok/react'
import { useLabels } from '../lib/labels'
import { hintOf } from './payment-items'
import { paymentHintRu } from './payment.labels'
import { PaymentSchedule } from './payment-schedule'
import { useProvider } from './use-provider'

/** What opens below the chosen payment in parts: what to know, and the schedule where its provider has one. */
export function CreditMember({ option }: { readonly option: string }) {
  const text = useLabels('paymentHint', paymentHintRu)
  const PaymentHints = useOption('PaymentHints')
  const hint = PaymentHints ? hintOf(option, text) : ''
  return (
    <div className="pk-credit-block__more">
      {hint !== '' && <p>{hint}</p>}
      {useProvider(option)?.hasSchedule === true && <PaymentSchedule option={option} />}
    </div>
  )
}
