import { usePayment } from '@prilavok/react'
import type { ReactNode } from 'react'
import { useLabels } from '../lib/labels'
import { HtmlPart } from './html-part'
import { reasonOf, type Rejected } from './payment-items'
import { paymentRejectRu } from './payment-reject.labels'

/** Says why a way to pay cannot be chosen; undefined where nothing is said (PAY-27, PAY-28). */
export function useRejectReason(): (offer: Rejected) => ReactNode {
  const { prepaymentOnlyProduct } = usePayment()
  const text = useLabels('paymentReject', paymentRejectRu)
  return (offer) => {
    const reason = reasonOf(offer, text, prepaymentOnlyProduct)
    if (reason === null) return undefined
    return 'text' in reason ? (
      reason.text
    ) : (
      <HtmlPart>{({ TrustedHtml }) => <TrustedHtml html={reason.html} />}</HtmlPart>
    )
  }
}
