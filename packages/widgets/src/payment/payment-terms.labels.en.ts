import type { PaymentTermsLabels } from './payment-terms.labels'

const counted = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`

/** English words of the terms of payments in parts. */
export const paymentTermsEn: PaymentTermsLabels = {
  months: (count) => counted(count, 'month'),
  range: (from, to) =>
    `from ${counted(from, 'month')} to ${to % 12 === 0 && to > 12 ? counted(to / 12, 'year') : counted(to, 'month')}`,
  parts: (count, share) => `${counted(count, 'payment')} of ${share}%`,
  banks: (count) => counted(count, 'bank'),
  noOverpayment: 'no overpayment',
  overpayment: (value) => `${value}% overpayment`,
  approval: (value) => `${value}% of applications are approved`,
  percent: (value) => `${value}%`,
  named: (name, term) => `${name}, ${term}`,
  caption: 'Terms of instalments and credits',
  name: 'Way to pay',
  term: 'Term',
  cost: 'Overpayment',
  chance: 'Approval',
  free: 'none',
  costFor: (term, cost) => `${term}: ${cost}`,
  byBank: 'the bank will say',
}
