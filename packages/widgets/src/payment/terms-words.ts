import { isDearInstalment, monthsOf, termsOf, type OfferTerms, type PaymentPlan } from '@prilavok/core/payment'
import { nameOf } from './payment-items'
import type { PaymentNamesLabels, PaymentTermsLabels } from './payment.labels'

/** How long it runs: a number of months, a range, or its parts; empty where it is not given. */
export function lengthWords(offer: OfferTerms, text: PaymentTermsLabels): string {
  const parts = termsOf(offer.id)?.parts
  if (parts) return text.parts(parts.count, parts.percent)
  const months = monthsOf(offer)
  if (months === null) return ''
  return months.from === months.to ? text.months(months.from) : text.range(months.from, months.to)
}

/** How often the same sum is paid. */
export const timesWords = (
  { months, payments }: Pick<PaymentPlan, 'months' | 'payments'>,
  text: PaymentTermsLabels,
): string => (months === null ? text.timesParts(payments) : text.timesMonths(months))

/** What it costs in per cent, in a sentence; empty where only the bank can say. */
function costWords(option: string, text: PaymentTermsLabels): string {
  const stated = termsOf(option)
  if (stated === null) return ''
  const { terms, parts } = stated
  if (parts !== null && terms.length === 0) return text.noOverpayment
  const words = terms.map(({ months, overpaymentPercent }) => {
    const cost = overpaymentPercent === 0 ? text.noOverpayment : text.overpayment(overpaymentPercent)
    return terms.length === 1 ? cost : `${text.months(months)} ${cost}`
  })
  return words.join(', ')
}

/** What a plan costs on top of the order, and what is paid in all. */
function planWords(plan: PaymentPlan, text: PaymentTermsLabels, money: (kopecks: number) => string): readonly string[] {
  const over =
    plan.overpayment === 0 ? text.noOverpayment : text.overpaid(money(plan.overpayment), plan.overpaymentPercent)
  return [over, text.inAll(money(plan.total))]
}

/** Of an offer with several lengths: what each costs where that is stated, then the sum at the length that the server names. */
function flexibleWords(
  option: string,
  plan: PaymentPlan,
  text: PaymentTermsLabels,
  money: (kopecks: number) => string,
): readonly string[] {
  const costs = costWords(option, text)
  const [over = '', inAll = ''] = planWords(plan, text, money)
  const sum = plan.months === null ? inAll : text.atLength(plan.months, costs === '' ? `${over}, ${inAll}` : inAll)
  return [costs, sum]
}

/** The name of a payment in parts, which says so where an instalment costs more than the order; null for one that this page has no name for. */
export function offerName(offer: OfferTerms, names: PaymentNamesLabels, text: PaymentTermsLabels): string | null {
  const name = nameOf(offer.id, names)
  return name !== null && isDearInstalment(offer) ? text.overpaidName(name) : name
}

/** The name of a payment in parts with its length, so that terms of one bank can be told apart. */
export function fullName(offer: OfferTerms, name: string, text: PaymentTermsLabels): string {
  const length = (termsOf(offer.id)?.terms.length ?? 0) > 1 ? '' : lengthWords(offer, text)
  return length === '' ? name : text.named(name, length)
}

/**
 * What else there is to say of an offer's terms, in one line: in roubles where the sum is known, else in per cent (PAY-96 to PAY-104).
 * Undefined where nobody has stated any.
 */
export function termsLine(
  offer: OfferTerms,
  plan: PaymentPlan | null,
  text: PaymentTermsLabels,
  money: (kopecks: number) => string,
): string | undefined {
  const terms = termsOf(offer.id)
  const parts = [
    ...(plan === null
      ? [costWords(offer.id, text)]
      : plan.flexible
        ? flexibleWords(offer.id, plan, text, money)
        : planWords(plan, text, money)),
    terms === null || terms.approvalPercent === null ? '' : text.approval(terms.approvalPercent),
    terms === null || terms.banks === null ? '' : text.banks(terms.banks),
  ]
  return parts.filter((each) => each !== '').join(' · ') || undefined
}
