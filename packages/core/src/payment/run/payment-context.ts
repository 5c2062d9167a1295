import type { HttpFailure, PaymentPorts } from '../../effects'
import { createAttempt, isFinalFailure } from '../../lib/attempt'
import { isRecord } from '../../lib/parse-json'
import type { PaymentContext, PaymentOutcome, PaymentStarted } from '../payment-strategy.types'
import type { PaymentParts } from './payment-host.types'
import type { PaymentRedirect } from './payment-redirect'
import type { PaymentSession } from './payment-session'
import type { PaymentStatusCheck } from './payment-status'

/** The storage key of the try to start a payment. */
const PAYMENT_ATTEMPT_KEY = 'prilavok.attempt.payment'

interface Given {
  readonly parts: PaymentParts
  readonly redirect: PaymentRedirect
  readonly verdictOf: PaymentStatusCheck['verdictOf']
  readonly session: PaymentSession
  /** The provider's form or window is open now. */
  readonly shown: () => void
  readonly watchStatus: () => void
  /** Null where the provider needs nothing in the page, or its code did not load. */
  readonly ports: PaymentPorts | null
}

const closed: PaymentOutcome = { type: 'failed', problem: 'redirect' }

/** What the shop gives a strategy for one payment. */
export function createPaymentContext({
  parts: { effects, draft, page, providers },
  redirect,
  verdictOf,
  session,
  shown,
  watchStatus,
  ports,
}: Given): PaymentContext {
  const { clock, location, locks, random, report, storage } = effects
  const { settings } = providers
  const { orderId, option, provider, calls, strategy, atEnd } = session
  const attempt = createAttempt(storage, random, PAYMENT_ATTEMPT_KEY)
  const order = page.orderOf(orderId, option)

  /** A start that failed: the draft may be an order or paid already, and only the server knows what a lost response has done (fault case 19). */
  const after = async (failure: HttpFailure): Promise<PaymentOutcome> => {
    const { problem, status: code } = failure
    if (code === 429) return { type: 'failed', problem: 'busy' }
    if (problem?.code === 'order-already-created') {
      await draft.reload()
      return { type: 'await' }
    }
    if (problem?.code === 'price-changed') {
      await page.priceChanged()
      return { type: 'cancelled' }
    }
    const { current } = problem ?? {}
    const status = isRecord(current) ? current['paymentStatus'] : null
    if (typeof status === 'string' && strategy.classify(status) === 'success') return { type: 'await' }
    if (isFinalFailure(failure)) return closed
    return (await verdictOf(session)) === 'success' ? { type: 'await' } : closed
  }
  const startOrder = (profileId?: string): Promise<PaymentStarted> =>
    locks.run(`confirm-${orderId}`, async () => {
      const release = draft.hold()
      // Another amount is another payment.
      const response = await calls
        .start({ idempotencyKey: attempt.key(`${orderId} ${option} ${order.amount}`) }, profileId)
        .finally(release)
      if (response.ok || isFinalFailure(response.error)) attempt.finish()
      if (!response.ok) return { outcome: await after(response.error) }
      return response.value.succeed ? { start: response.value } : { outcome: closed }
    })

  return {
    option,
    order,
    settings,
    startOrder,
    watchStatus,
    judge: (url) => redirect.judge(provider.key, url),
    shown,
    loadScript: async (address, global) =>
      address === null ? null : (ports?.scripts.load(address, global, settings.loadTimeoutMs) ?? null),
    expose(name, run) {
      const take = ports?.scripts.expose(name, run) ?? (() => {})
      atEnd(take)
      return take
    },
    hasFrame: (origin) => ports?.scripts.hasFrame(origin) ?? false,
    container() {
      shown()
      return page.container()
    },
    after(ms, run) {
      const cancel = clock.after(ms, run)
      atEnd(cancel)
      return cancel
    },
    report: (message) => report({ kind: 'settings', message }),
    origin: location.origin(),
  }
}
