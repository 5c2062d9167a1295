import { termsOf, type PaymentTerms } from '@prilavok/core/payment'
import type { PaymentTermsLabels } from './payment.labels'

/** How long it runs: a number of months, a range, or its parts; empty where it is not given. */
export function lengthWords({ months, parts }: PaymentTerms, text: PaymentTermsLabels): string {
  if (parts !== null) return text.parts(parts.count, parts.percent)
  if (months === null) return ''
  return months.from === months.to ? text.months(months.from) : text.range(months.from, months.to)
}

/** What it costs in figures: one, or one for each length that has its own; empty where only the bank can say. */
export function costFigures({ terms, parts }: PaymentTerms, text: PaymentTermsLabels): string {
  if (parts !== null && terms.length === 0) return text.free
  const figures = terms.map(({ months, overpaymentPercent }) => {
    const cost = overpaymentPercent === 0 ? text.free : text.percent(overpaymentPercent)
    return terms.length === 1 ? cost : text.costFor(text.months(months), cost)
  })
  return figures.join(', ')
}

/** What it costs, in a sentence; empty where only the bank can say. */
function costWords({ terms, parts }: PaymentTerms, text: PaymentTermsLabels): string {
  if (parts !== null && terms.length === 0) return text.noOverpayment
  const words = terms.map(({ months, overpaymentPercent }) => {
    const cost = overpaymentPercent === 0 ? text.noOverpayment : text.overpayment(overpaymentPercent)
    return terms.length === 1 ? cost : `${text.months(months)} ${cost}`
  })
  return words.join(', ')
}

/** The name of a payment in parts with its one length, so that terms of one bank can be told apart. */
export function fullName(option: string, name: string, text: PaymentTermsLabels): string {
  const terms = termsOf(option)
  const length = terms === null || terms.terms.length > 1 ? '' : lengthWords(terms, text)
  return length === '' ? name : text.named(name, length)
}

/** What else there is to say of an option's terms, in one line; undefined where nobody has stated any (PAY-96 to PAY-104). */
export function termsLine(option: string, text: PaymentTermsLabels): string | undefined {
  const terms = termsOf(option)
  if (terms === null) return undefined
  const { approvalPercent, banks } = terms
  const parts = [
    costWords(terms, text),
    approvalPercent === null ? '' : text.approval(approvalPercent),
    banks === null ? '' : text.banks(banks),
  ]
  return parts.filter((each) => each !== '').join(' · ') || undefined
}
