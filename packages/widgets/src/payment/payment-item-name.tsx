import { useVatPercent } from '@prilavok/react'
import { useLabels } from '../lib/labels'
import { wordsOf } from './payment-items'
import { paymentListRu } from './payment.labels'

interface PaymentItemNameProps {
  readonly item: string
  readonly className: string
}

/** What an item of the list is called, where it is spoken of elsewhere; nothing for one without a name. */
export function PaymentItemName({ item, className }: PaymentItemNameProps) {
  const text = useLabels('paymentList', paymentListRu)
  const words = wordsOf(item, text, useVatPercent())
  return words && <span className={className}>{words.label}</span>
}
