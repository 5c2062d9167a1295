import { dayAfter, dayIn } from '@prilavok/core/clock'

/** How long a shop waits for money. */
export interface PaymentTerm {
  readonly timeZone: string
  readonly payWithinDays: number
}

const SATURDAY = 6

/** By which day, YYYY-MM-DD, an order of a moment is to be paid: banks do not work on Saturdays and Sundays, so Monday takes their place. */
export function payUntilDay(fromMs: number, { timeZone, payWithinDays }: PaymentTerm): string {
  const day = dayAfter(dayIn(fromMs, timeZone), payWithinDays)
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return dayAfter(day, weekday === SATURDAY ? 2 : weekday === 0 ? 1 : 0)
}
