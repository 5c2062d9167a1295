import { plural } from '@prilavok/core'

const MONTHS = [
  'января',
  'февраля',
  'марта',
  'апреля',
  'мая',
  'июня',
  'июля',
  'августа',
  'сентября',
  'октября',
  'ноября',
  'декабря',
]
const payments = { one: 'платёж', few: 'платежа', many: 'платежей' }

/** Russian words of a payment schedule. */
export const scheduleTableRu = {
  caption: 'График платежей',
  day: 'Дата',
  amount: 'Платёж',
  /** A day of the schedule; the month counts from 1. */
  date: (day: number, month: number, year: number): string => `${day} ${MONTHS[month - 1] ?? ''} ${year}`,
  /** Stands for the payments between the first and the last ones (PAY-95). */
  between: (count: number): string => `… ещё ${count} ${plural(count, payments)}`,
  total: 'Всего',
  overpayment: 'Переплата',
  noOverpayment: 'Без переплаты',
}

/** The words of a payment schedule that a page may replace. */
export type ScheduleTableLabels = typeof scheduleTableRu
