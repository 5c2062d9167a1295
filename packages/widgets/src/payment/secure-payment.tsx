import { useOrderPayment } from '@prilavok/react'
import { LockIcon } from '@prilavok/ui/icon'
import { useLabels } from '../lib/labels'
import './secure-payment.css'
import { securePaymentRu, type SecurePaymentLabels } from './payment.labels'
import { useProvider } from './use-provider'

/** What stands beside the button while the order is paid through a bank or a payment service. */
export interface SecurePaymentProps {
  readonly labels?: Partial<SecurePaymentLabels> | undefined
}

/** Says that the payment is a protected one; nothing for what is paid on delivery or by invoice. */
export function SecurePayment({ labels }: SecurePaymentProps) {
  const { choice } = useOrderPayment()
  const text = useLabels('securePayment', securePaymentRu, labels)
  if (useProvider(choice) === null) return null
  return (
    <p className="pk-secure-payment">
      <LockIcon size={16} /> {text.secure}
    </p>
  )
}
