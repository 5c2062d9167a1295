import { dayIn } from '@prilavok/core/clock'
import { DAY_MS } from './days'
import { payUntilDay, type PaymentTerm } from './pay-until'

/** What the clock needs to know of an order. */
export interface TimedOrder {
  readonly status: string
  readonly purchaseType: string
  /** Money that came for it, kopecks. */
  readonly paidKopecks: number
  /** When it took its status, ms since 1970. */
  readonly sinceMs: number
  /** When somebody is to call its buyer again, ms since 1970; null: nobody has said. */
  readonly callOnMs: number | null
}

/** Working days for which an order to be paid on delivery waits for its confirmation. */
const CONFIRM_WITHIN_WORKING_DAYS = 3
/** Days after which a delivered order is completed: nothing was returned. */
const COMPLETE_AFTER_DAYS = 14

const MONDAY = 1
const FRIDAY = 5

/** How many working days, Monday to Friday by the shop's clock, have begun after the day of one moment up to that of another. */
function workingDaysAfter(fromMs: number, toMs: number, timeZone: string): number {
  const dayNumber = (ms: number) => Date.parse(dayIn(ms, timeZone)) / DAY_MS
  let days = 0
  for (let day = dayNumber(fromMs) + 1; day <= dayNumber(toMs); day += 1) {
    const weekday = new Date(day * DAY_MS).getUTCDay()
    if (weekday >= MONDAY && weekday <= FRIDAY) days += 1
  }
  return days
}

/** The status that an order takes because time has passed; null while it keeps its own. Source: CONTRACT section 7, timers. */
export function statusByTime(
  { status, purchaseType, paidKopecks, sinceMs, callOnMs }: TimedOrder,
  nowMs: number,
  term: PaymentTerm,
): 'CancelledAutomatically' | 'Completed' | null {
  const isOlderThan = (days: number) => nowMs - sinceMs > days * DAY_MS
  // Whoever is to be called is not cancelled before that.
  const isToBeCalled = callOnMs !== null && callOnMs > nowMs
  switch (status) {
    case 'AwaitingConfirmation':
      return !isToBeCalled &&
        purchaseType === 'PayOnDelivery' &&
        workingDaysAfter(sinceMs, nowMs, term.timeZone) > CONFIRM_WITHIN_WORKING_DAYS
        ? 'CancelledAutomatically'
        : null
    case 'AwaitingPayment':
      // Money that came in part is for a person to decide about.
      return !isToBeCalled && paidKopecks === 0 && dayIn(nowMs, term.timeZone) > payUntilDay(sinceMs, term)
        ? 'CancelledAutomatically'
        : null
    case 'Delivered':
      return isOlderThan(COMPLETE_AFTER_DAYS) ? 'Completed' : null
    default:
      return null
  }
}
