import { useLabels } from '../lib/labels'
import './dead-end.css'
import './payment-check.css'
import { paymentCheckRu, type PaymentCheckLabels } from './payment-check.labels'
import { useArrival } from './use-arrival'

export interface PaymentCheckProps {
  readonly labels?: Partial<PaymentCheckLabels> | undefined
}

/** While the payment is being checked: the page asks to be kept open (CHK-53). */
export function PaymentCheck({ labels }: PaymentCheckProps) {
  const text = useLabels('paymentCheck', paymentCheckRu, labels)
  const place = useArrival<HTMLDivElement>()
  return (
    <div className="pk-dead-end pk-payment-check" ref={place} tabIndex={-1} role="status">
      <span className="pk-payment-check__spinner" aria-hidden="true" />
      <p className="pk-payment-check__title">{text.checking}</p>
      <p className="pk-payment-check__help">{text.help}</p>
    </div>
  )
}
