import { usePayment, useSettings } from '@prilavok/react'
import { useLabels } from '../lib/labels'
import './payment-hint.css'
import { paymentHintRu, type PaymentHintLabels } from './payment-hint.labels'

export interface PaymentHintProps {
  readonly labels?: Partial<PaymentHintLabels> | undefined
}

/** What to know about the chosen way to pay, where the shop has something to say (CHK-24). */
export function PaymentHint({ labels }: PaymentHintProps) {
  const { choice } = usePayment()
  const { PaymentHints } = useSettings().options
  const text: Readonly<Record<string, string>> = useLabels('paymentHint', paymentHintRu, labels)
  const hint = choice !== null && Object.hasOwn(text, choice) ? text[choice] : ''
  // The region stays, so that a change of the hint is heard.
  return (
    <p className="pk-payment-hint" role="status">
      {PaymentHints && hint}
    </p>
  )
}
