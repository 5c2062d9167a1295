import { plural } from '@prilavok/core'

const months = { one: 'месяц', few: 'месяца', many: 'месяцев' }
const monthsOf = { one: 'месяца', few: 'месяцев', many: 'месяцев' }
const yearsOf = { one: 'года', few: 'лет', many: 'лет' }
const payments = { one: 'платёж', few: 'платежа', many: 'платежей' }
const banks = { one: 'банк', few: 'банка', many: 'банков' }
const percent = (value: number): string => `${String(value).replace('.', ',')}%`

/** Russian words of the terms of payments in parts (PAY-96 to PAY-104). */
export const paymentTermsRu = {
  months: (count: number): string => `${count}\u00a0${plural(count, months)}`,
  /** From so many months to so many; whole years from two on. */
  range: (from: number, to: number): string =>
    `от ${from}\u00a0${plural(from, monthsOf)} до ${to % 12 === 0 && to > 12 ? `${to / 12}\u00a0${plural(to / 12, yearsOf)}` : `${to}\u00a0${plural(to, monthsOf)}`}`,
  parts: (count: number, share: number): string => `${count}\u00a0${plural(count, payments)} по ${percent(share)}`,
  banks: (count: number): string => `${count}\u00a0${plural(count, banks)}`,
  noOverpayment: 'без переплаты',
  overpayment: (value: number): string => `переплата ${percent(value)}`,
  approval: (value: number): string => `одобряют ${percent(value)} заявок`,
  percent,
  /** The name of a payment in parts together with its length. */
  named: (name: string, term: string): string => `${name}, ${term}`,
  caption: 'Условия рассрочек и кредитов',
  name: 'Способ',
  term: 'Срок',
  cost: 'Переплата',
  chance: 'Одобрение',
  free: 'нет',
  /** Of several lengths, what one costs. */
  costFor: (term: string, cost: string): string => `${term} — ${cost}`,
  /** Where only the bank can say. */
  byBank: 'скажет банк',
}

/** The words of the terms that a page may replace. */
export type PaymentTermsLabels = typeof paymentTermsRu
