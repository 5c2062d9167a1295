import type { PaymentOptionId } from '@prilavok/contracts'
import type { AbortNotice } from '../../lib/latest'
import type { PaymentProvider, PaymentVerdict } from '../payment-provider.types'
import type { PaymentStrategy } from '../payment-strategy.types'
import { paymentCalls, type PaymentCalls } from '../payment.calls'
import type { PaymentParts } from './payment-host.types'
import { PAYMENT_KEY, writePaymentRecord, type PaymentRecord } from './payment-record'
import { noRun, type PaymentProblem } from './payment-run.types'

/** One payment of one draft at one provider, until it ends or the buyer chooses otherwise. */
export interface PaymentSession {
  readonly orderId: string
  readonly provider: PaymentProvider
  readonly option: PaymentOptionId
  readonly strategy: PaymentStrategy
  readonly calls: PaymentCalls
  /** Aborted when the buyer chooses otherwise; later callbacks of the provider are ignored. */
  readonly signal: AbortNotice
  /** Ends the session and removes what it has put into the page. */
  readonly stop: () => void
  /** Calls back when the session ends, at once if it has ended. */
  readonly atEnd: (run: () => void) => void
}

/** The payment that is under way, one at a time. */
export interface PaymentSessions {
  readonly current: () => PaymentSession | null
  /** Begins a session in place of the former; null when the code of its provider does not load. */
  readonly begin: (
    orderId: string,
    provider: PaymentProvider,
    option: PaymentOptionId,
  ) => Promise<PaymentSession | null>
  /** Ends the session and shows nothing of it. */
  readonly stop: () => void
  /** Keeps a session over pages. */
  readonly keep: (session: PaymentSession, phase: PaymentRecord['phase'], since: number) => void
  readonly forget: () => void
  /** The session ended on the form, with a problem or without one. */
  readonly end: (problem: PaymentProblem | null) => void
  /** No money was received, refused or because the buyer did not finish: the same method is offered again. Source: PAY-76, PAY-24. */
  readonly decline: (session: PaymentSession, verdict: PaymentVerdict) => void
}

/** A session at its start; no request is sent yet. */
function createSession(
  given: Pick<PaymentSession, 'orderId' | 'provider' | 'option' | 'strategy' | 'calls'>,
): PaymentSession {
  const endings: Array<() => void> = []
  let over = false
  const atEnd = (run: () => void) => void (over ? run() : endings.push(run))
  return {
    ...given,
    atEnd,
    signal: {
      get aborted() {
        return over
      },
      addEventListener: (_, listener) => atEnd(listener),
    },
    stop() {
      if (over) return
      over = true
      for (const end of endings.splice(0)) end()
      given.strategy.dispose()
    },
  }
}

/** The sessions of one page. */
export function createSessions({ effects, payment, run, providers, page }: PaymentParts): PaymentSessions {
  const { http, storage } = effects
  let current: PaymentSession | null = null
  const stop = () => {
    current?.stop()
    current = null
  }
  const forget = () => storage.remove(PAYMENT_KEY)
  return {
    current: () => current,
    async begin(orderId, provider, option) {
      const strategy = await providers.strategyOf(provider)
      if (strategy === null) return null
      stop()
      current = createSession({ orderId, provider, option, strategy, calls: paymentCalls(http, provider, orderId) })
      return current
    },
    stop,
    keep: ({ orderId, provider, option }, phase, since) =>
      writePaymentRecord(storage, { orderId, provider: provider.key, option, phase, since }),
    forget,
    end(problem) {
      stop()
      forget()
      run.setState(({ provider, option }) => ({ ...noRun, provider, option, problem }))
      page.end()
    },
    decline({ provider, option }, verdict) {
      stop()
      forget()
      payment.preselect(option)
      run.setState({
        ...noRun,
        phase: 'declined',
        provider: provider.key,
        option,
        problem: verdict === 'failure' ? 'declined' : 'unfinished',
      })
    },
  }
}
