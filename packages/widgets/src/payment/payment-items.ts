import { interestFree, type PaymentState } from '@prilavok/core/payment'
import type { PaymentMark } from './payment-marks'
import { roublesText, USUAL_LIMIT } from '../lib/roubles-text'
import type { PaymentHintLabels, PaymentListLabels, PaymentNamesLabels, PaymentRejectLabels } from './payment.labels'

/** What is known of why a way to pay is closed. */
export type Rejected = Pick<PaymentState['offers'][number], 'rejectReason' | 'rejectCode'>

const CARDS: readonly PaymentMark[] = ['mir', 'visa', 'mastercard']

interface ItemWords {
  readonly label: string
  readonly description: string
  /** What happens and when the money is taken, where the description does not say it. */
  readonly how?: string
  /** The card systems and payment services that it takes. */
  readonly marks?: readonly PaymentMark[]
}

/** What an item of the list is called; the ones that this page has no words for are not shown (PAY-08 to PAY-13). */
export function wordsOf(item: string, text: PaymentListLabels, vatPercent: number): ItemWords | null {
  switch (item) {
    case 'PayOnDelivery':
      return { label: text.onDelivery, description: text.onDeliveryHelp }
    case 'PayViaYooKassa':
      return { label: text.card, description: text.cardHelp, how: text.cardHow, marks: [...CARDS, 'sbp'] }
    case 'PayImmediately':
      return { label: text.cardForm, description: text.cardFormHelp, marks: CARDS }
    case 'PayViaSberbankAcquiring':
      return { label: text.cardBank, description: text.cardBankHelp, marks: CARDS }
    case 'FromCheckingAccountAsLegalEntity':
      return { label: text.invoice, description: text.invoiceHelp(vatPercent) }
    case 'Credit':
      return { label: text.credit, description: text.creditHelp }
    default:
      return null
  }
}

/** What the Credit item promises beside its name, as far as its open members hold it; undefined promises nothing. Source: PAY-13. */
export function creditBadge(members: PaymentState['offers'], text: PaymentListLabels): string | undefined {
  const promise = interestFree(members.filter(({ available }) => available))
  if (promise === null) return undefined
  return promise === 'standard' ? text.creditBadge : text.creditBadgeFor(promise.from, promise.to)
}

/** What the reasons name. */
export interface RejectFacts {
  /** The first product that must be paid before it is sent. */
  readonly product: string | null
  /** From which sum orders may be paid on delivery, in kopecks. */
  readonly payOnDeliveryFrom: number | null
}

/** The text of a known code; null for any other text. */
function textOfCode(code: string, text: PaymentRejectLabels, facts: RejectFacts): string | null {
  if (!Object.hasOwn(text, code)) return null
  const words = text[code as keyof PaymentRejectLabels]
  if (typeof words === 'string') return words
  if (code === 'CheaperThan2000') return words(roublesText(facts.payOnDeliveryFrom ?? USUAL_LIMIT))
  return words(facts.product ?? '')
}

/** Why a method cannot be chosen: our words for a known code, else the server's HTML, to be cleaned (PAY-28). */
export function reasonOf(
  { rejectReason, rejectCode }: Rejected,
  text: PaymentRejectLabels,
  facts: RejectFacts,
): { readonly text: string } | { readonly html: string } | null {
  const reason = rejectReason?.trim() ?? ''
  const known = textOfCode(reason === '' ? (rejectCode ?? '') : reason, text, facts)
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
