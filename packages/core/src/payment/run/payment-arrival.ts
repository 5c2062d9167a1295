import { providerByKey } from '../payment-providers'
import { readReturn, RETURN_PARAMETERS, type ReadReturn } from '../payment-return.rules'
import type { PaymentParts } from './payment-host.types'
import { readPaymentRecord } from './payment-record'
import { noRun } from './payment-run.types'
import type { PaymentSessions } from './payment-session'
import type { PaymentStatusCheck } from './payment-status'

/** Where an arriving page goes on: it waits for a payment, or shows the form, after a failed payment at its choice (PAY-62). */
export type PaymentArrival = 'taken' | 'form' | 'paymentStep'

/** A payment that a page has to take up; `left` says that only an earlier page of this browser knows of it. */
export interface ReturningPayment {
  /** The draft that it is of; null for a return whose address has lost it. */
  readonly orderId: string | null
  readonly left: boolean
}

/** The payment that the page has come back from. */
export interface ReturnedPayment {
  /** What the page can know of it before the draft is there; undefined when there is none. */
  readonly returning: ReturningPayment | undefined
  /** Takes it up once the draft is there. */
  readonly arrive: () => Promise<PaymentArrival>
}

type ReturnParts = Pick<PaymentParts, 'effects' | 'page' | 'providers'>

/**
 * The return in the address. Pages have a parameter `from` of their own: one that names no provider counts only in a browser that has
 * begun a payment (PAY-60).
 */
function readArrival({ effects: { clock, location, storage }, providers }: ReturnParts): ReadReturn {
  const read = readReturn(location.search(), providers.all)
  return read.kind === 'unsupported' && readPaymentRecord(storage, clock.now()) === null ? { kind: 'none' } : read
}

/** What the page can know of a payment that it has come back from before the draft is there. */
export function returningPayment(parts: ReturnParts): ReturningPayment | undefined {
  const { effects, page } = parts
  const record = readPaymentRecord(effects.storage, effects.clock.now())
  const isReturn = readArrival(parts).kind !== 'none'
  const orderId = page.orderInAddress(isReturn)
  if (isReturn) return { orderId: orderId ?? record?.orderId ?? null, left: false }
  return record !== null && (orderId === null || orderId === record.orderId)
    ? { orderId: record.orderId, left: true }
    : undefined
}

/** Takes what a provider has added out of the address. */
const withoutReturn = () => Object.fromEntries(RETURN_PARAMETERS.map((name) => [name, null]))

/**
 * Takes up the payment that the address or an earlier page names, once the draft is there. The address claims, the server
 * decides: a failure is checked once, everything else until the result is known (SAFE-07).
 */
export async function arrivePayment(
  parts: PaymentParts,
  { forget, begin, decline }: PaymentSessions,
  { verdictOf, wait }: PaymentStatusCheck,
): Promise<PaymentArrival> {
  const { effects, run, providers, draft: order, page } = parts
  const { clock, location, storage } = effects
  const read = readArrival(parts)
  if (read.kind !== 'none') location.replaceQuery(withoutReturn())
  if (read.kind === 'unsupported') {
    run.setState({ ...noRun, problem: 'unsupported' })
    return 'form'
  }
  const { id, createdOrderId, draft } = order.state.getState()
  const kept = readPaymentRecord(storage, clock.now())
  const record = kept?.orderId === id ? kept : null
  const provider = read.kind === 'return' ? read.provider : providerByKey(record?.provider ?? '', providers.all)
  if (provider === null) {
    forget()
    return 'form'
  }
  const options = [record?.option, draft?.paymentOption, ...provider.options]
  const option = options.find((each) => each != null && provider.options.includes(each))
  const session = id === null || option == null ? null : await begin(id, provider, option)
  if (session === null) {
    run.setState({ ...noRun, provider: provider.key, problem: 'check' })
    return 'form'
  }
  if (read.kind === 'return') page.showChecking()
  const waits = read.kind === 'return' ? session.strategy.resume(read) === 'await' : record?.phase === 'awaiting'
  const verdict = createdOrderId !== null || waits ? 'success' : await verdictOf(session)
  if (verdict === 'success') {
    wait(session, record?.phase === 'awaiting' ? record.since : clock.now())
    return 'taken'
  }
  // Where nobody reports a failure, the buyer has only come back.
  decline(session, read.kind === 'return' ? 'failure' : verdict)
  return 'paymentStep'
}
