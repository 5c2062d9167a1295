import { usePayment, useOption } from '@prilavok/react'
import { useLabels } from '../lib/labels'
import { hintOf } from './payment-items'
import './payment-hint.css'
import { paymentHintRu, type PaymentHintLabels } from './payment.labels'

/** What the hint below the ways to pay takes. */
export interface PaymentHintProps {
  readonly labels?: Partial<PaymentHintLabels> | undefined
}

/** What to know about the chosen way to pay, where the shop has something to say; a credit says it in its own card. Source: CHK-24. */
export function PaymentHint({ labels }: PaymentHintProps) {
  const { item } = usePayment()
  const PaymentHints = useOption('PaymentHints')
  const text = useLabels('paymentHint', paymentHintRu, labels)
  // The region stays, so that a change of the hint is announced.
  return (
    <p className="pk-payment-hint" role="status">
      {PaymentHints && item !== null && hintOf(item, text)}
    </p>
  )
}
