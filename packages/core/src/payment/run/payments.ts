import type { PaymentOptionId } from '@prilavok/contracts'
import { providerOf } from '../payment-providers'
import type { PaymentOutcome } from '../payment-strategy.types'
import { arrivePayment, returningPayment, type PaymentArrival, type ReturningPayment } from './payment-arrival'
import { createPaymentContext } from './payment-context'
import type { PaymentParts } from './payment-host.types'
import { createOutcomes } from './payment-outcome'
import { createPaymentRedirect } from './payment-redirect'
import { noRun } from './payment-run.types'
import { createSessions, type PaymentSession } from './payment-session'
import { createStatusCheck } from './payment-status'

/** The payments of a page at work. */
export interface Payments {
  /** Takes a valid order to its payment service. */
  readonly pay: (orderId: string, option: PaymentOptionId) => Promise<void>
  /** Requests the status of the payment from the server at once. */
  readonly checkNow: () => void
  /** Back to the choice of the payment; this payment is no longer polled (PAY-77). */
  readonly chooseAnother: () => Promise<void>
  /** The buyer has closed the provider's form or window by going back. */
  readonly close: () => void
  /** What the page can know of a payment that it has come back from before the draft is there; undefined when there is none. */
  readonly returning: () => ReturningPayment | undefined
  /** Takes up the payment that the page has come back from, once the draft is there. */
  readonly arrive: () => Promise<PaymentArrival>
  /** The page is back from the back-forward cache. Source: SAFE-15. */
  readonly comeBack: () => Promise<void>
  /** The payment step is open: the scripts that it may need are loaded. */
  readonly prepare: () => void
}

/** The payments of one page, one at a time. */
export function createPayments(parts: PaymentParts): Payments {
  const { effects, run, payment, providers, draft, page } = parts
  const { clock, location, payments: loadPorts, report } = effects
  const redirect = createPaymentRedirect(parts)
  const sessions = createSessions(parts)
  const status = createStatusCheck(parts, sessions)
  const follow = createOutcomes(parts, redirect, sessions, status)

  const act = async (session: PaymentSession): Promise<PaymentOutcome> => {
    const { strategy, provider, signal } = session
    const unlessAborted = (action: () => void) => () => void (signal.aborted || action())
    const context = createPaymentContext({
      parts,
      redirect,
      verdictOf: status.verdictOf,
      session,
      ports: strategy.kind === 'redirect' ? null : await loadPorts(),
      shown: unlessAborted(() => {
        run.setState({ phase: 'widget' })
        // A page that is left with the window open comes back to an unfinished payment.
        sessions.keep(session, 'left', clock.now())
        if (strategy.staysOpen !== true) void page.enterStep()
      }),
      watchStatus: unlessAborted(() => status.listen(session, clock.now())),
    })
    return strategy.start(context, signal).catch((cause: unknown) => {
      report({ kind: 'unexpected', message: `The payment strategy "${provider.key}" threw.`, cause })
      return { type: 'failed', problem: strategy.kind === 'redirect' ? 'redirect' : 'script' }
    })
  }

  // A buyer who picks another method while a form is open has given it up.
  payment.state.subscribe(
    ({ choice }) => choice,
    (choice) => {
      const session = sessions.current()
      if (session !== null && run.getState().phase === 'widget' && choice !== session.option) sessions.end(null)
    },
  )

  /** Loads the scripts of what is offered, once it is; one that does not load is tried again at the press. Source: PAY-105, PAY-106. */
  const preload = async () => {
    const { settings } = providers
    for (const { id, available } of payment.state.getState().offers) {
      const provider = available ? providerOf(id, providers.all) : null
      const strategy = provider === null || provider.kind === 'redirect' ? null : await providers.strategyOf(provider)
      await strategy?.load?.({
        settings,
        origin: location.origin(),
        report: (message) => report({ kind: 'settings', message }),
        loadScript: async (address, global) =>
          address === null
            ? null
            : ((await loadPorts())?.scripts.load(address, global, settings.loadTimeoutMs) ?? null),
      })
    }
  }
  let prepared = false

  return {
    async pay(orderId, option) {
      const provider = providerOf(option, providers.all)
      run.setState({ ...noRun, phase: 'starting', provider: provider?.key ?? null, option })
      const session = provider === null ? null : await sessions.begin(orderId, provider, option)
      if (session === null)
        return sessions.end(provider === null || provider.kind === 'redirect' ? 'redirect' : 'script')
      const saved = await page.save(orderId)
      if (session.signal.aborted) return
      if (!saved) {
        sessions.stop()
        return run.setState({ ...noRun, option })
      }
      page.begin()
      const outcome = await act(session)
      if (!session.signal.aborted) await follow(session, outcome)
    },
    checkNow: status.checkNow,
    async chooseAnother() {
      sessions.stop()
      sessions.forget()
      run.setState(noRun)
      await page.showForm('paymentSelection')
    },
    close() {
      const session = sessions.current()
      if (session !== null) void follow(session, { type: 'closed' })
    },
    returning: () => returningPayment(parts),
    arrive: () => arrivePayment(parts, sessions, status),
    async comeBack() {
      const session = sessions.current()
      if (run.getState().phase !== 'redirecting' || session === null) return
      run.setState({ ...noRun, provider: session.provider.key, option: session.option })
      payment.preselect(session.option)
      draft.comeBack()
      const verdict = await status.verdictOf(session)
      if (session.signal.aborted) return
      if (verdict === 'success') return status.wait(session)
      sessions.decline(session, verdict)
      await page.showForm('paymentSelection')
    },
    prepare() {
      if (prepared) return
      prepared = true
      payment.state.subscribe(
        ({ offers }) => offers,
        () => void preload(),
      )
      void preload()
    },
  }
}
