import type { HttpFailure, PaymentPorts } from '../effects'
import { isRecord } from '../lib/parse-json'
import type { PaymentContext, PaymentOutcome, PaymentStarted } from '../payment'
import { createAttempt, PAYMENT_ATTEMPT_KEY } from './attempt'
import { isFinalAnswer } from './final-answer'
import type { PaymentDesk } from './payment-desk'
import { paymentOrder } from './payment-order'
import type { PaymentTrip } from './payment-trip'
import { redirectFlow } from './redirect.flow'

interface Given {
  readonly desk: PaymentDesk
  readonly trip: PaymentTrip
  /** The provider's form or window stands open now. */
  readonly shown: () => void
  readonly watchStatus: () => void
  /** Null where nothing stands in the page, or its code did not come. */
  readonly ports: PaymentPorts | null
}

const shut: PaymentOutcome = { type: 'failed', problem: 'redirect' }

/** What the shop gives a strategy for one payment. */
export function createPaymentContext({
  desk: { shop, rooms, place, settings, verdictOf },
  trip,
  shown,
  watchStatus,
  ports,
}: Given): PaymentContext {
  const redirect = shop.use(redirectFlow)
  const { clock, location, locks, random, storage } = shop.effects
  const { orderId, option, provider, calls, strategy, atEnd } = trip
  const attempt = createAttempt(storage, random, PAYMENT_ATTEMPT_KEY)
  const order = paymentOrder(rooms, orderId, option)

  /** A start that failed: the draft may be an order or paid already, and only the server knows what a lost answer has done (fault case 19). */
  const after = async (failure: HttpFailure): Promise<PaymentOutcome> => {
    const { problem } = failure
    if (problem?.code === 'order-already-created') {
      await rooms.order.reload()
      return { type: 'await' }
    }
    const { current } = problem ?? {}
    const status = isRecord(current) ? current['paymentStatus'] : null
    if (typeof status === 'string' && strategy.classify(status) === 'success') return { type: 'await' }
    if (isFinalAnswer(failure)) return shut
    return (await verdictOf(trip)) === 'success' ? { type: 'await' } : shut
  }
  const startOrder = (profileId?: string): Promise<PaymentStarted> =>
    locks.run(`confirm-${orderId}`, async () => {
      const release = rooms.order.hold()
      // Another amount is another payment.
      const answer = await calls
        .start({ idempotencyKey: attempt.key(`${orderId} ${option} ${order.amount}`) }, profileId)
        .finally(release)
      if (answer.ok || isFinalAnswer(answer.error)) attempt.finish()
      if (!answer.ok) return { outcome: await after(answer.error) }
      return answer.value.succeed ? { start: answer.value } : { outcome: shut }
    })

  return {
    option,
    order,
    settings,
    startOrder,
    watchStatus,
    judge: (url) => redirect.judge(provider.key, url),
    shown,
    loadScript: async (address, global) => ports?.scripts.load(address, global, settings.loadTimeoutMs) ?? null,
    expose(name, run) {
      const take = ports?.scripts.expose(name, run) ?? (() => {})
      atEnd(take)
      return take
    },
    hasFrame: (origin) => ports?.scripts.hasFrame(origin) ?? false,
    container() {
      shown()
      return place.container()
    },
    after(ms, run) {
      const cancel = clock.after(ms, run)
      atEnd(cancel)
      return cancel
    },
    report: (message) => shop.effects.report({ kind: 'settings', message }),
    origin: location.origin(),
  }
}
