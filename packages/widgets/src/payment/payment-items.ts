import type { PaymentState } from '@prilavok/core/payment'
import type { PaymentHintLabels, PaymentListLabels, PaymentNamesLabels, PaymentRejectLabels } from './payment.labels'

/** What is known of why a way to pay is closed. */
export type Rejected = Pick<PaymentState['offers'][number], 'rejectReason' | 'rejectCode'>

interface ItemWords {
  readonly label: string
  readonly description: string
  /** Stands beside the name (PAY-13). */
  readonly badge?: string
}

/** What an item of the list is called; the ones that this page has no words for are not shown (PAY-08 to PAY-13). */
export function wordsOf(item: string, text: PaymentListLabels, vatPercent: number): ItemWords | null {
  switch (item) {
    case 'PayOnDelivery':
      return { label: text.onDelivery, description: text.onDeliveryHelp }
    case 'PayViaYooKassa':
      return { label: text.card, description: text.cardHelp }
    case 'PayImmediately':
      return { label: text.cardForm, description: text.cardHelp }
    case 'PayViaSberbankAcquiring':
      return { label: text.cardBank, description: text.cardHelp }
    case 'FromCheckingAccountAsLegalEntity':
      return { label: text.invoice, description: text.invoiceHelp(vatPercent) }
    case 'Credit':
      return { label: text.credit, description: text.creditHelp, badge: text.creditBadge }
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
  { rejectReason, rejectCode }: Rejected,
  text: PaymentRejectLabels,
  product: string | null,
): { readonly text: string } | { readonly html: string } | null {
  const reason = rejectReason?.trim() ?? ''
  const known = textOfCode(reason === '' ? (rejectCode ?? '') : reason, text, product)
  if (known !== null) return { text: known }
  return reason === '' ? null : { html: reason }
}

/** What the shop has to say about a way to pay; empty where it has nothing (CHK-24). */
export function hintOf(option: string, hints: PaymentHintLabels): string {
  const all: Readonly<Record<string, string>> = hints
  return Object.hasOwn(all, option) ? (all[option] ?? '') : ''
}

/** The name of a payment in parts; null for one that this page has no name for and so does not show. */
export function nameOf(option: string, names: PaymentNamesLabels): string | null {
  const all: Readonly<Record<string, string>> = names
  return Object.hasOwn(all, option) ? (all[option] ?? null) : null
}
