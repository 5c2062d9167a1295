import type { Db } from '../db'
import type { PaymentEvent } from '../rules/session-machine'
import { isProven, type Proven } from './proof'

/** What a provider says has become of a payment. */
export interface CallbackClaim {
  /** The shop's id of the payment, which its start has given the provider. */
  readonly session: string
  /** Whose money it is: the provider's id of the shop. */
  readonly merchant: string
  /** The amount of the payment; of a refund the amount of the payment it belongs to. */
  readonly amountKopecks: number
  /** ISO 4217, `RUB`. */
  readonly currency: string
  readonly event: PaymentEvent
  /** The id of this notification at the provider, up to 200 ASCII characters; the same one again is a replay. */
  readonly id: string
}

declare const VERIFIED: unique symbol

/** What a provider has truly said about a payment of the shop. Only the check below makes one. */
export interface VerifiedCallback {
  readonly provider: string
  readonly session: string
  readonly event: PaymentEvent
  /** Null for a reply to the shop's own request, which is no callback and may come any number of times. */
  readonly id: string | null
  readonly [VERIFIED]: true
}

/** Why a callback is refused. */
export type CallbackRefusal = 'signature' | 'unreadable' | 'session' | 'merchant' | 'amount' | 'currency'

/** A callback that changes nothing. */
export interface RefusedCallback {
  readonly refused: CallbackRefusal
  /** The payment it names, if there is such a one; never an unchecked text. */
  readonly session: string | null
}

/** What became of a callback: it is the provider's own, or it was refused. */
export type CallbackVerdict = VerifiedCallback | RefusedCallback

/** What a claim has to fit. */
interface Expected {
  readonly provider: string
  readonly merchant: string
  /** Whether the same notification counts once only. */
  readonly isCallback: boolean
}

const CURRENCY = 'RUB'
const verified = new WeakSet<object>()

/** Whether a callback was verified here; a cast does not verify one. */
export const isVerified = (callback: VerifiedCallback): boolean => verified.has(callback)

/** Whether a verdict is a refusal. */
export const isRefused = (verdict: CallbackVerdict): verdict is RefusedCallback => 'refused' in verdict

/** What a database can be asked for, and what tells one notification from another. */
const isReadable = ({ session, id }: CallbackClaim): boolean =>
  typeof session === 'string' && /^[\w-]{1,64}$/.test(session) && typeof id === 'string' && /^[ -~]{1,200}$/.test(id)

const sessionOf = (db: Db, { session }: CallbackClaim, provider: string) =>
  db
    .selectFrom('payment_session')
    .select(['id', 'amount_kopecks'])
    .where('id', '=', session)
    .where('provider', '=', provider)
    .executeTakeFirst()

/** The check that a provider's connection has to pass its callbacks through. */
export const createCheck =
  (db: Db, { provider, merchant, isCallback }: Expected) =>
  async <T>(proof: Proven<T> | null, read: (content: T) => CallbackClaim | null): Promise<CallbackVerdict> => {
    const refuse = (refused: CallbackRefusal, session: string | null = null): RefusedCallback => ({ refused, session })
    if (proof === null || !isProven(proof)) return refuse('signature')
    const claim = read(proof.content)
    if (claim === null || !isReadable(claim)) return refuse('unreadable')
    const session = await sessionOf(db, claim, provider)
    if (session === undefined) return refuse('session')
    if (claim.merchant !== merchant) return refuse('merchant', session.id)
    if (claim.amountKopecks !== session.amount_kopecks) return refuse('amount', session.id)
    if (claim.currency !== CURRENCY) return refuse('currency', session.id)
    const id = isCallback ? claim.id : null
    const callback = { provider, session: session.id, event: claim.event, id } as VerifiedCallback
    verified.add(callback)
    return callback
  }
