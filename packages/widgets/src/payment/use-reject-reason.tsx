import { usePayment } from '@prilavok/react'
import type { ReactNode } from 'react'
import { useLabels } from '../lib/labels'
import { reasonOf, type Rejected } from './payment-items'
import { paymentRejectRu } from './payment.labels'
import { lazySection } from '../lib/lazy-section'

/** Only where the server gives its reason as HTML. */
const LazyHtml = lazySection(() => import('@prilavok/ui/trusted-html'))

/** Why a way to pay cannot be chosen; undefined where there is no reason (PAY-27, PAY-28). */
export function useRejectReason(): (offer: Rejected) => ReactNode {
  const { prepaymentOnlyProduct: product, payOnDeliveryFrom } = usePayment()
  const text = useLabels('paymentReject', paymentRejectRu)
  return (offer) => {
    const reason = reasonOf(offer, text, { product, payOnDeliveryFrom })
    if (reason === null) return undefined
    return 'text' in reason ? (
      reason.text
    ) : (
      <LazyHtml>{({ TrustedHtml }) => <TrustedHtml html={reason.html} />}</LazyHtml>
    )
  }
}
