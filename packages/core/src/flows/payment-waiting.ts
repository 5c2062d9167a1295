import type { Effects } from '../effects'
import { startPoll, type Poll } from '../lib/poll'
import type { PaymentVerdict } from '../payment'
import type { Settled } from './confirm.flow'
import type { PaymentTrip } from './payment-trip'

/** The server is asked so long after its last answer where the payment stands (PAY-78). */
export const STATUS_EVERY_MS = 5_000
/** While the payment stays open, the draft is looked at with every sixth answer: it may have become an order another way. */
const DRAFT_EVERY = 6
/** After so long the page says honestly that the payment is still being checked (PAY-77). */
export const LONG_WAIT_MS = 10 * 60 * 1000

interface Given {
  readonly effects: Pick<Effects, 'clock' | 'page'>
  readonly trip: PaymentTrip
  /** When the waiting began; an earlier page may have begun it. */
  readonly since: number
  /** Asks the server once; a failed question counts as pending (PAY-79). */
  readonly verdict: () => Promise<PaymentVerdict>
  /** Whether the draft has become an order by itself. */
  readonly isOrder: () => Promise<boolean>
  /** Makes the order of the paid draft. */
  readonly settle: () => Promise<Settled>
  readonly long: () => void
  readonly accepted: () => void
  readonly declined: () => Promise<void>
  /** Paid, and the order could not be made of it yet (PAY-81). */
  readonly unsettled: () => void
}

/** Waits for the server's final word on a payment and makes the order of it; ends with its trip. */
export function waitForPayment({
  effects: { clock, page },
  trip,
  since,
  verdict,
  isOrder,
  settle,
  long,
  accepted,
  declined,
  unsettled,
}: Given): Poll {
  /** The server has refused to make an order of what is paid: it is not asked to again, but it may make one by itself. */
  let refused = false
  let pending = 0
  const settled = async (): Promise<boolean> => {
    const outcome = await settle()
    if (outcome === 'accepted') accepted()
    else if (!trip.signal.aborted) unsettled()
    refused = outcome === 'refused'
    return outcome === 'accepted'
  }
  const ask = async (): Promise<boolean> => {
    if (refused && !(await isOrder())) return false
    const said = refused ? 'success' : await verdict()
    if (trip.signal.aborted) return true
    if (said === 'pending') {
      pending += 1
      if (pending % DRAFT_EVERY !== 0 || !(await isOrder()) || trip.signal.aborted) return false
    }
    if (said !== 'failure') return settled()
    await declined()
    return true
  }
  const poll = startPoll({ clock, page, everyMs: STATUS_EVERY_MS, ask })
  const left = since + LONG_WAIT_MS - clock.now()
  if (left <= 0) long()
  else trip.atEnd(clock.after(left, long))
  trip.atEnd(poll.stop)
  return poll
}
