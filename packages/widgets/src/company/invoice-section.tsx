import { INVOICE_PAYMENT } from '@prilavok/core/company'
import { usePayment } from '@prilavok/react'
import { SkeletonBlock } from '@prilavok/ui/skeleton'
import { lazySection } from '../lib/lazy-section'

const LazyInvoice = lazySection(() => import('./invoice-form'))

/** The invoice form, only while an invoice is the chosen way to pay; its code comes with the choice (INVOICE-04). */
export function InvoiceSection() {
  const { choice } = usePayment()
  if (choice !== INVOICE_PAYMENT) return null
  return <LazyInvoice fallback={<SkeletonBlock height="520px" />}>{({ InvoiceForm }) => <InvoiceForm />}</LazyInvoice>
}
