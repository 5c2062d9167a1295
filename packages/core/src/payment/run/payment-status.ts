import type { Poll } from '../../lib/poll'
import type { PaymentVerdict } from '../payment-provider.types'
import type { PaymentParts } from './payment-host.types'
import { noRun, type PaymentRun } from './payment-run.types'
import type { PaymentSession, PaymentSessions } from './payment-session'
import { waitForPayment } from './payment-waiting'

/** What the server returns of a payment. */
export interface PaymentStatusCheck {
  /** Sends the request once. */
  readonly verdictOf: (session: PaymentSession) => Promise<PaymentVerdict>
  /** Polls the server from now on; the screen stays as it is. */
  readonly listen: (session: PaymentSession, since: number) => void
  /** Shows that the payment is being checked, and polls the server until the result is known. */
  readonly wait: (session: PaymentSession, since?: number, more?: Partial<PaymentRun>) => void
  /** Sends the request at once, if the server is being polled. */
  readonly checkNow: () => void
}

/** Follows the status of the payment that is under way. */
export function createStatusCheck(
  { effects, run, draft, page }: PaymentParts,
  { stop, forget, keep, decline }: PaymentSessions,
): PaymentStatusCheck {
  let poll: Poll | null = null
  const isOrder = async (): Promise<boolean> => {
    await draft.reload()
    return draft.state.getState().createdOrderId !== null
  }
  /** A failed request is no verdict; a server that no longer knows the payment may have made an order of it. Source: PAY-79. */
  const verdictOf = async ({ calls, strategy }: PaymentSession): Promise<PaymentVerdict> => {
    // An order is an order, however it was paid.
    if (draft.state.getState().createdOrderId !== null) return 'success'
    const response = await calls.status()
    if (response.ok) return strategy.classify(response.value.paymentStatus)
    return response.error.kind === 'status' && (await isOrder()) ? 'success' : 'pending'
  }
  const listen = (session: PaymentSession, since: number) => {
    if (poll !== null) return
    // Another tab has made the order, perhaps paid another way.
    session.atEnd(draft.onTakenElsewhere(() => void isOrder().then(() => poll?.now())))
    poll = waitForPayment({
      effects,
      session,
      since,
      verdict: () => verdictOf(session),
      isOrder,
      settle: () => page.settle(session.orderId),
      onLong: () => run.setState(({ phase }) => ({ long: phase === 'awaiting' })),
      onAccepted() {
        stop()
        forget()
        run.setState({ phase: 'accepted', problem: null, long: false, link: null })
      },
      async onDeclined() {
        decline(session, 'failure')
        await page.showForm('paymentSelection')
      },
      onUnsettled() {
        run.setState({ phase: 'awaiting', problem: 'check' })
        page.showChecking()
      },
    })
    session.atEnd(() => (poll = null))
  }
  return {
    verdictOf,
    listen,
    wait(session, since = effects.clock.now(), more = {}) {
      keep(session, 'awaiting', since)
      run.setState({ ...noRun, phase: 'awaiting', provider: session.provider.key, option: session.option, ...more })
      page.showChecking()
      poll?.now()
      listen(session, since)
    },
    checkNow: () => poll?.now(),
  }
}
