import type { Kopecks, PaymentOffer, PaymentOptionId } from '@prilavok/contracts'
import { termsOf } from './payment-terms'

/** Credits say it in their name; everything else that is paid in parts is an instalment. */
const isCredit = (id: PaymentOptionId): boolean => id.endsWith('Credit')
/** An interest-free payment of the standard badge may run so many months. Source: PAY-13. */
const BADGE_FROM = 4
const BADGE_TO = 24

/** What a payment in parts costs: so many payments of so much, and what they come to. */
export interface PaymentPlan {
  readonly kind: 'parts' | 'instalment' | 'credit'
  readonly payments: number
  /** How many months it runs; null where it is counted in parts. */
  readonly months: number | null
  /** Every payment but the last, which takes the kopecks that are left over. */
  readonly each: Kopecks
  readonly overpayment: Kopecks
  readonly overpaymentPercent: number
  /** What is paid in all. */
  readonly total: Kopecks
  /** The buyer may choose another length in the application. */
  readonly flexible: boolean
}

/** An offer as far as its terms are concerned. */
export type OfferTerms = Pick<PaymentOffer, 'id' | 'overpaymentPercent' | 'terms'>

/** The shortest and the longest run, in months. */
export interface MonthRange {
  readonly from: number
  readonly to: number
}

interface Length {
  readonly payments: number
  readonly months: number | null
  readonly percent: number
}

/** A percentage of an amount, to the nearest kopeck; percentages have at most two decimals. */
export const overpaymentOf = (amount: Kopecks, percent: number): Kopecks =>
  Math.round((amount * Math.round(percent * 100)) / 10_000)

/** What the server says goes first; what it leaves out is as the shop promises it (PAY-96 to PAY-104). */
function lengthOf({ id, overpaymentPercent, terms }: OfferTerms): Length | null {
  const promised = termsOf(id)
  const [months] = terms
  if (months === undefined && promised !== null && promised.parts !== null)
    return { payments: promised.parts.count, months: null, percent: overpaymentPercent ?? 0 }
  const run = months ?? promised?.terms[0]?.months
  const percent = overpaymentPercent ?? promised?.terms.find((each) => each.months === run)?.overpaymentPercent
  return run === undefined || percent === undefined || run < 1 ? null : { payments: run, months: run, percent }
}

/** What an amount costs with an offer, at the length that the server names first; null while its terms are not known. */
export function planOf(offer: OfferTerms, amount: Kopecks | null): PaymentPlan | null {
  const length = lengthOf(offer)
  if (length === null || amount === null || amount <= 0) return null
  const { payments, months, percent } = length
  const overpayment = overpaymentOf(amount, percent)
  const total = amount + overpayment
  return {
    kind: months === null ? 'parts' : isCredit(offer.id) ? 'credit' : 'instalment',
    payments,
    months,
    each: Math.floor(total / payments),
    overpayment,
    overpaymentPercent: percent,
    total,
    flexible: offer.terms.length > 1 || (termsOf(offer.id)?.terms.length ?? 0) > 1,
  }
}

/** Whether an offer that is called an instalment costs more than the order, so that its name must say so. */
export const isDearInstalment = (offer: OfferTerms): boolean =>
  !isCredit(offer.id) && (lengthOf(offer)?.percent ?? 0) > 0

/** How long an offer may run: as the shop promises it, else as the server says; null where nobody says, and for parts. */
export function monthsOf({ id, terms }: OfferTerms): MonthRange | null {
  const promised = termsOf(id)?.months ?? null
  if (promised !== null || terms.length === 0) return promised
  return { from: Math.min(...terms), to: Math.max(...terms) }
}

/** The lengths that an offer costs nothing more for; null where its cost is unknown. */
function freeMonths(offer: OfferTerms): readonly number[] | null {
  const promised = termsOf(offer.id)
  if (promised !== null && promised.terms.length > 0)
    return promised.terms.filter(({ overpaymentPercent }) => overpaymentPercent === 0).map(({ months }) => months)
  if (promised?.parts != null) return []
  if (offer.overpaymentPercent === null) return null
  return offer.overpaymentPercent === 0 ? offer.terms : []
}

/**
 * What may be promised of the interest-free payments among some offers: `standard` is the shop's own sentence (PAY-13), which holds
 * unless the offers are known to say otherwise; null promises nothing.
 */
export function interestFree(offers: readonly OfferTerms[]): 'standard' | MonthRange | null {
  const known = offers.map(freeMonths)
  const months = known.flatMap((each) => each ?? [])
  const range = months.length === 0 ? null : { from: Math.min(...months), to: Math.max(...months) }
  const mayHold = range !== null && range.from <= BADGE_FROM && range.to >= BADGE_TO
  return mayHold || known.includes(null) ? 'standard' : range
}
