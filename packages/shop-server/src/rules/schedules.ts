import { dayIn } from '@prilavok/core/clock'
import { DAY_MS, dayText } from './days'
import { percentOf } from './money'

/** One payment of a schedule. */
interface Part {
  /** YYYY-MM-DD in the shop's zone */
  readonly date: string
  readonly amountKopecks: number
}

export interface Schedule {
  readonly parts: readonly Part[]
  readonly totalKopecks: number
  readonly overpaymentKopecks: number
}

/** The calendar day of a moment in the shop's zone. */
export const shopDay = (nowMs: number, timeZone: string): Date => new Date(dayIn(nowMs, timeZone))

/** The same day some months later; a day that the month lacks becomes its last one. */
export function monthsLater(day: Date, months: number): Date {
  const target = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + months, 1))
  const lastDay = new Date(Date.UTC(target.getUTCFullYear(), target.getUTCMonth() + 1, 0)).getUTCDate()
  target.setUTCDate(Math.min(day.getUTCDate(), lastDay))
  return target
}

const equalParts = (totalKopecks: number, days: readonly Date[]): readonly Part[] => {
  const each = Math.floor(totalKopecks / days.length)
  return days.map((day, index) => ({
    date: dayText(day.getTime()),
    amountKopecks: index === days.length - 1 ? totalKopecks - each * (days.length - 1) : each,
  }))
}

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index)

/** Split payment: 4 parts of 25%, the first now, then every 14 days; the last takes the rest of kopecks (PAY-102). */
export function splitSchedule(amountKopecks: number, today: Date): Schedule {
  const days = numbers(4).map((index) => new Date(today.getTime() + index * 14 * DAY_MS))
  return { parts: equalParts(amountKopecks, days), totalKopecks: amountKopecks, overpaymentKopecks: 0 }
}

/** Equal monthly parts, the first in a month; the overpayment is a percent of the amount. */
export function monthlySchedule(
  amountKopecks: number,
  months: number,
  overpaymentPercent: number,
  today: Date,
): Schedule {
  const overpaymentKopecks = percentOf(amountKopecks, overpaymentPercent)
  const totalKopecks = amountKopecks + overpaymentKopecks
  const days = numbers(months).map((index) => monthsLater(today, index + 1))
  return { parts: equalParts(totalKopecks, days), totalKopecks, overpaymentKopecks }
}
