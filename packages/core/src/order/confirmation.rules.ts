import type { Kopecks, PlacedOrder } from '@prilavok/contracts'

/** What is known of the payment of a placed order. */
export type PaymentOutcome =
  /** Paid in full, by the buyer or, on credit, by the bank. */
  | { readonly is: 'paid' | 'credit'; readonly paid: Kopecks; readonly paidOn: string | null }
  | { readonly is: 'underpaid'; readonly paid: Kopecks; readonly total: Kopecks; readonly due: Kopecks }
  /** To be paid: at the handover, on an invoice, or by a payment that has not come yet. */
  | { readonly is: 'on-delivery' | 'invoice' | 'awaiting'; readonly due: Kopecks | null; readonly until: string | null }
  /** The order costs nothing, or the server says nothing about it. */
  | { readonly is: 'free' | 'unknown' }

/** What the buyer may expect or should do next, in this order. */
export type NextStep =
  | 'callback'
  | 'pay-invoice'
  | 'pay-later'
  | 'pay-rest'
  | 'receipt-by-mail'
  | 'receipt-by-phone'
  | 'bank-schedule'
  | 'pickup'
  | 'courier'
  | 'pay-at-point'
  | 'pay-at-point-both'
  | 'pay-courier'
  | 'company-papers'
  | 'cancelled'

/** The confirmation of an order: whether it is paid, and what comes next. */
export interface Confirmation {
  /** What is paid now and later. */
  readonly payment: PaymentOutcome
  /** What happens next, in order. */
  readonly steps: readonly NextStep[]
}

/** What the rules need beside the order. */
export interface ConfirmationFacts {
  /** The order is still on its way: what is not known yet is not said. */
  readonly loading: boolean
  /** Whether an option pays in parts or by credit. */
  readonly isCredit: (option: string) => boolean
}

const PAY_ON_DELIVERY = 'PayOnDelivery'
const BY_INVOICE = 'FromCheckingAccountAsLegalEntity'
const TAKES_BOTH = 'CashAndCard'

function paymentOf(order: PlacedOrder, { isCredit }: ConfirmationFacts): PaymentOutcome {
  const { sums, paymentOption: option, paidOn, payUntil: until } = order
  const { paid, total } = sums
  const due = sums.due ?? (total !== null && paid !== null ? total - paid : null)
  if (paid !== null && paid > 0) {
    if (due !== null && due > 0) return { is: 'underpaid', paid, total: total ?? paid + due, due }
    return { is: option !== null && isCredit(option) ? 'credit' : 'paid', paid, paidOn }
  }
  if (total === 0) return { is: 'free' }
  if (order.status === 'Paid' && total !== null) return { is: 'paid', paid: total, paidOn }
  if (option === null) return { is: 'unknown' }
  const is = option === PAY_ON_DELIVERY ? 'on-delivery' : option === BY_INVOICE ? 'invoice' : 'awaiting'
  return { is, due: due ?? total, until }
}

const payingSteps = ({ is }: PaymentOutcome, contacts: PlacedOrder['contacts']): readonly NextStep[] => {
  switch (is) {
    case 'paid':
      return contacts === null ? [] : [contacts.email === '' ? 'receipt-by-phone' : 'receipt-by-mail']
    case 'credit':
      return ['bank-schedule']
    case 'underpaid':
      return ['pay-rest']
    case 'invoice':
      return ['pay-invoice', 'company-papers']
    case 'awaiting':
      return ['pay-later']
    default:
      return []
  }
}

/** A point that says so takes cash and cards. */
const payingAt = (point: NonNullable<PlacedOrder['delivery']>['point']): NextStep =>
  point?.payment === TAKES_BOTH ? 'pay-at-point-both' : 'pay-at-point'

const deliverySteps = ({ is }: PaymentOutcome, delivery: PlacedOrder['delivery']): readonly NextStep[] => {
  if (delivery === null) return []
  const isPickup = delivery.method === 'pickup'
  const arrival = isPickup ? 'pickup' : 'courier'
  return is === 'on-delivery' ? [arrival, isPickup ? payingAt(delivery.point) : 'pay-courier'] : [arrival]
}

/**
 * What the confirmation of an order says, for exactly its way to pay and to be delivered. That an order which cannot be confirmed is
 * cancelled concerns those who pay on delivery, and everybody where the server does not say how an order is paid (CHK-58, CHK-59).
 */
export function confirmationOf(order: PlacedOrder | null, facts: ConfirmationFacts): Confirmation {
  const payment: PaymentOutcome = order === null ? { is: 'unknown' } : paymentOf(order, facts)
  const mayBeCancelled = payment.is === 'on-delivery' || (payment.is === 'unknown' && !facts.loading)
  const steps: readonly NextStep[] = [
    'callback',
    ...payingSteps(payment, order?.contacts ?? null),
    ...deliverySteps(payment, order?.delivery ?? null),
    ...(mayBeCancelled ? (['cancelled'] as const) : []),
  ]
  return { payment, steps }
}
