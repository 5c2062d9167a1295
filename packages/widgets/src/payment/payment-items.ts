import type { PaymentState } from '@prilavok/core/payment'
import type { PaymentListLabels } from './payment-list.labels'
import type { PaymentRejectLabels } from './payment-reject.labels'

type Offer = PaymentState['offers'][number]
type Words = { readonly label: string; readonly description: string }

/** What a method is called; the ones that this page has no words for are not shown (PAY-10 to PAY-12). */
export function wordsOf(id: string, text: PaymentListLabels, vatPercent: number): Words | null {
  switch (id) {
    case 'PayOnDelivery':
      return { label: text.onDelivery, description: text.onDeliveryHelp }
    case 'PayViaYooKassa':
    case 'PayViaSberbankAcquiring':
    case 'PayImmediately':
      return { label: text.card, description: text.cardHelp }
    case 'FromCheckingAccountAsLegalEntity':
      return { label: text.invoice, description: text.invoiceHelp(vatPercent) }
    default:
      return null
  }
}

/** The text of a known code; null for any other text. */
function textOfCode(code: string, text: PaymentRejectLabels, product: string | null): string | null {
  if (!Object.hasOwn(text, code)) return null
  const words = text[code as keyof PaymentRejectLabels]
  return typeof words === 'string' ? words : words(product ?? '')
}

/** Why a method cannot be chosen: our words for a known code, else the server's HTML, to be cleaned (PAY-28). */
export function reasonOf(
  { rejectReason, rejectCode }: Pick<Offer, 'rejectReason' | 'rejectCode'>,
  text: PaymentRejectLabels,
  product: string | null,
): { readonly text: string } | { readonly html: string } | null {
  const said = rejectReason?.trim() ?? ''
  const known = textOfCode(said === '' ? (rejectCode ?? '') : said, text, product)
  if (known !== null) return { text: known }
  return said === '' ? null : { html: said }
}
