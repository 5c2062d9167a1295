import type { PaymentSession } from '../db/schema'
import { providerByKey, type Provider } from './payment-providers'
import { isFinal, isPaid, nextState } from './session-machine'

/** The provider of a session. */
export function providerOfSession(session: PaymentSession): Provider {
  const provider = providerByKey(session.provider)
  if (provider === null) throw new Error(`No provider ${session.provider}`)
  return provider
}

/** The state of a session at a moment: an open one whose time is over has expired. */
export function stateAt(session: PaymentSession, nowMs: number): string {
  const provider = providerOfSession(session)
  return nowMs >= session.expires_on.getTime() ? nextState(provider, session.state, 'expired') : session.state
}

/** Whether the session's money is there. */
export const isPaidSession = (session: PaymentSession): boolean => isPaid(providerOfSession(session), session.state)

/** Whether the session can still be paid. */
export const isOpenSession = (session: PaymentSession, nowMs: number): boolean =>
  !isFinal(providerOfSession(session), stateAt(session, nowMs))

/** The attempt that counts: a paid one, else the newest; null when none was made. */
export const countingSession = (newestFirst: readonly PaymentSession[]): PaymentSession | null =>
  newestFirst.find(isPaidSession) ?? newestFirst[0] ?? null

/** What an order knows of its payment. */
export interface OrderPayment {
  readonly status: string
  /** All money received and not given back, by whatever option; an order that was paid twice shows it here. */
  readonly paidKopecks: number
}

/** What an order's payment depends on. */
export interface PayableOrder {
  readonly option: string
  readonly totalKopecks: number
}

/** The status of an order that was paid less than it costs, whatever its provider calls the payment. */
export const UNDERPAID_STATUS = 'Pending'

/** The payment of an order: money counts whatever option it came by, an attempt only for the order's own. */
export function paymentOf(
  newestFirst: readonly PaymentSession[],
  { option, totalKopecks }: PayableOrder,
  nowMs: number,
): OrderPayment {
  const paid = newestFirst.filter(isPaidSession)
  const counting = countingSession(
    paid.length > 0 ? paid : newestFirst.filter((session) => session.purchase_type === option),
  )
  const paidKopecks = paid.reduce((sum, session) => sum + session.amount_kopecks - session.refunded_kopecks, 0)
  if (paid.length > 0 && paidKopecks < totalKopecks) return { status: UNDERPAID_STATUS, paidKopecks }
  return { status: counting === null ? 'None' : stateAt(counting, nowMs), paidKopecks }
}
