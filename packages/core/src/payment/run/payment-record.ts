import type { PaymentOptionId } from '@prilavok/contracts'
import type { Effects, KeyValueStorage } from '../../effects'
import { isRecord, parseJson } from '../../lib/parse-json'
import type { ProviderKey } from '../payment-provider.types'

/** The storage key of the payment that the buyer was sent to; ids and times only (SAFE-17). */
export const PAYMENT_KEY = 'prilavok.payment'
/** A payment that was left so long ago is no longer requested. */
const KEPT_MS = 24 * 60 * 60 * 1000

/** A payment that is on its way while no page may be there. */
export interface PaymentRecord {
  readonly orderId: string
  readonly provider: ProviderKey
  readonly option: PaymentOptionId
  /** `left`: the buyer was sent away; `awaiting`: the page was polling for the result. */
  readonly phase: 'left' | 'awaiting'
  /** When the phase began, in milliseconds since 1970. */
  readonly since: number
}

/** The payment that an earlier page of this browser has begun; null when there is none, or it is too old. */
export function readPaymentRecord(storage: KeyValueStorage, now: number): PaymentRecord | null {
  const value = parseJson(storage.read(PAYMENT_KEY) ?? 'null')
  if (!isRecord(value)) return null
  const { orderId, provider, option, phase, since } = value
  if (
    typeof orderId !== 'string' ||
    typeof provider !== 'string' ||
    typeof option !== 'string' ||
    typeof since !== 'number'
  )
    return null
  if (Math.abs(now - since) > KEPT_MS) return null
  return {
    orderId,
    provider,
    option: option as PaymentOptionId,
    phase: phase === 'awaiting' ? 'awaiting' : 'left',
    since,
  }
}

export const writePaymentRecord = (storage: KeyValueStorage, record: PaymentRecord): void =>
  storage.write(PAYMENT_KEY, JSON.stringify(record))

/** The page's address or an earlier page of this browser may name a payment, so the payment code is needed at once. */
export const mayReturnFromPayment = ({ location, storage }: Pick<Effects, 'location' | 'storage'>): boolean =>
  location.query('from') !== null || storage.read(PAYMENT_KEY) !== null
