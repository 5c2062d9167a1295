import type { ScheduleTableLabels } from './schedule-table.labels'

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/** English words of a payment schedule. */
export const scheduleTableEn: ScheduleTableLabels = {
  caption: 'Payment schedule',
  day: 'Date',
  amount: 'Payment',
  date: (day, month, year) => `${day} ${MONTHS[month - 1] ?? ''} ${year}`,
  between: (count) => `… ${count} more payment${count === 1 ? '' : 's'}`,
  total: 'Total',
  overpayment: 'Overpayment',
  noOverpayment: 'No overpayment',
}
