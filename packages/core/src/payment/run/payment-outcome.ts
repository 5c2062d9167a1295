import type { PaymentOutcome } from '../payment-strategy.types'
import type { PaymentParts } from './payment-host.types'
import type { PaymentRedirect } from './payment-redirect'
import type { PaymentSession, PaymentSessions } from './payment-session'
import type { PaymentStatusCheck } from './payment-status'

/** Does what a strategy says is to become of a payment. */
export function createOutcomes(
  { effects, run, draft, page }: PaymentParts,
  redirect: PaymentRedirect,
  { keep, stop, end, decline }: PaymentSessions,
  { verdictOf, wait }: PaymentStatusCheck,
): (session: PaymentSession, outcome: PaymentOutcome) => Promise<void> | void {
  const { clock, location, payments } = effects

  const leave = (session: PaymentSession, { start }: Extract<PaymentOutcome, { type: 'redirect' }>) => {
    keep(session, 'left', clock.now())
    if (redirect.leave(session.provider.key, start)) return run.setState({ phase: 'redirecting' })
    end('redirect')
  }
  const openWindow = async (session: PaymentSession, address: string) => {
    const url = redirect.judge(session.provider.key, address)
    if (url === null) return end('redirect')
    const opened = (await payments())?.windows.open(url) ?? false
    if (!session.signal.aborted) wait(session, clock.now(), opened ? {} : { problem: 'popup', link: url })
  }
  /** The buyer has closed the form or window: only the server can tell whether after paying (PAY-50, fault case 33). */
  const closed = async (session: PaymentSession, loadsAnew: boolean) => {
    const verdict = await verdictOf(session)
    if (session.signal.aborted) return
    if (verdict === 'success') return wait(session)
    await page.leaveStep()
    if (!loadsAnew) {
      decline(session, verdict)
      return page.showForm('paymentSelection')
    }
    // The page that loads says what became of the payment.
    keep(session, 'left', clock.now())
    draft.leaveForPayment(session.option)
    await draft.flush()
    stop()
    location.reload()
  }
  return (session, outcome) => {
    switch (outcome.type) {
      case 'redirect':
        return leave(session, outcome)
      case 'window':
        return openWindow(session, outcome.url)
      case 'await':
        return wait(session)
      case 'closed':
      case 'reload':
        return closed(session, outcome.type === 'reload')
      case 'cancelled':
        return end(null)
      case 'failed':
        return end(outcome.problem)
    }
  }
}
