import type { Effects } from '../../effects'
import { startPoll, type Poll } from '../../lib/poll'
import type { PaymentVerdict } from '../payment-provider.types'
import type { Settled } from './payment-host.types'
import type { PaymentSession } from './payment-session'

/** The next status request goes out so long after the last response. Source: PAY-78. */
export const STATUS_EVERY_MS = 5_000
/** While the payment stays open, the draft is read with every sixth response: it may have become an order another way. */
const DRAFT_EVERY = 6
/** After so long the page says honestly that the payment is still being checked. Source: PAY-77. */
export const LONG_WAIT_MS = 10 * 60 * 1000

interface Given {
  readonly effects: Pick<Effects, 'clock' | 'page'>
  readonly session: PaymentSession
  /** When the waiting began; an earlier page may have begun it. */
  readonly since: number
  /** Sends the request once; a failed request counts as pending (PAY-79). */
  readonly verdict: () => Promise<PaymentVerdict>
  /** Whether the draft has become an order by itself. */
  readonly isOrder: () => Promise<boolean>
  /** Makes the order of the paid draft. */
  readonly settle: () => Promise<Settled>
  readonly onLong: () => void
  readonly onAccepted: () => void
  readonly onDeclined: () => Promise<void>
  /** Paid, and the order could not be made of it yet. Source: PAY-81. */
  readonly onUnsettled: () => void
}

/** Waits for the server's final word on a payment and makes the order of it; ends with its session. */
export function waitForPayment({ effects, session, since, verdict, isOrder, settle, ...on }: Given): Poll {
  const { clock, page } = effects
  /** The server has refused to make an order of what is paid: it is not asked to again, but it may make one by itself. */
  let refused = false
  let pending = 0
  const settled = async (): Promise<boolean> => {
    const outcome = await settle()
    if (outcome === 'accepted') on.onAccepted()
    else if (!session.signal.aborted) on.onUnsettled()
    refused = outcome === 'refused'
    return outcome === 'accepted'
  }
  const ask = async (): Promise<boolean> => {
    if (refused && !(await isOrder())) return false
    const status = refused ? 'success' : await verdict()
    if (session.signal.aborted) return true
    if (status === 'pending') {
      pending += 1
      if (pending % DRAFT_EVERY !== 0 || !(await isOrder()) || session.signal.aborted) return false
    }
    if (status !== 'failure') return settled()
    await on.onDeclined()
    return true
  }
  const poll = startPoll({ clock, page, everyMs: STATUS_EVERY_MS, ask })
  const left = since + LONG_WAIT_MS - clock.now()
  if (left <= 0) on.onLong()
  else session.atEnd(clock.after(left, on.onLong))
  session.atEnd(poll.stop)
  return poll
}
