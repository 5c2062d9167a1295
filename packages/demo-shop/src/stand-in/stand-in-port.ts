import { createHmac } from 'node:crypto'
import {
  urlFor,
  provenByAsking,
  provenByHmac,
  PAYMENT_EVENTS,
  type Db,
  type PaymentSession,
  type CallbackClaim,
  type CallbackRequest,
  type PaymentToRefund,
  type ProviderPort,
  type RefundedPayment,
  type Provider,
  type PaymentEvent,
  type ShopSettings,
} from '@prilavok/shop-server/kit'
import { behaviourOf, dueEvent, USUAL_BEHAVIOUR } from './provider-script'

/** Header with the signature of a stand-in's callback. */
const SIGNATURE_HEADER = 'X-Stand-In-Signature'
const merchantOf = (provider: string) => `sandbox-${provider}`
/** Each provider has a key of its own, so that a callback of one is none of another. */
const keyOf = (secret: string, provider: string) => createHmac('sha256', secret).update(provider).digest('hex')

/** What a stand-in says about a payment of its own. */
export const claimOf = (session: PaymentSession, event: PaymentEvent, id: string): CallbackClaim => ({
  session: session.id,
  merchant: merchantOf(session.provider),
  amountKopecks: session.amount_kopecks,
  currency: 'RUB',
  event,
  id,
})

/** A callback as the stand-in of a provider sends it, signed with the secret of the sandbox. */
export function signedCallback(secret: string, provider: string, claim: CallbackClaim): CallbackRequest {
  const text = JSON.stringify(claim)
  const signature = createHmac('sha256', keyOf(secret, provider)).update(text).digest('hex')
  return {
    method: 'POST',
    url: new URL('http://localhost/'),
    headers: new Headers({ 'Content-Type': 'application/json', [SIGNATURE_HEADER]: signature }),
    text,
  }
}

function readClaim(text: string): CallbackClaim | null {
  try {
    const claim = JSON.parse(text) as CallbackClaim
    return PAYMENT_EVENTS.includes(claim.event) ? claim : null
  } catch {
    return null
  }
}

const sessionOf = (db: Db, id: string): Promise<PaymentSession> =>
  db.selectFrom('payment_session').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

/** Counts one poll of a payment. */
const countPoll = (db: Db, id: string): Promise<PaymentSession> =>
  db
    .updateTable('payment_session')
    .set((eb) => ({ polls: eb('polls', '+', 1) }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

const unreportedEvent = ({ untold }: PaymentSession): PaymentEvent | null =>
  PAYMENT_EVENTS.find((event) => event === untold) ?? null

/** What has happened at the stand-in that the shop may not know: by its script, poll by poll, or because a callback was lost. */
async function eventOf(db: Db, id: string, occasion: 'buyer' | 'clock'): Promise<PaymentEvent | null> {
  const session = await sessionOf(db, id)
  if (occasion === 'clock' || (session.script === null && session.untold === null)) return unreportedEvent(session)
  const polled = await countPoll(db, id)
  const behaviour = (polled.script !== null && behaviourOf(polled.script)) || USUAL_BEHAVIOUR
  return dueEvent(behaviour, polled.polls, unreportedEvent(polled))
}

/** Gives money back as the script of the payment wants it; the same refund again gets the same reply, and nothing is paid twice. */
async function refundAt(db: Db, { session, refund }: PaymentToRefund): Promise<RefundedPayment> {
  const { script } = await sessionOf(db, session)
  const outcome = ((script !== null && behaviourOf(script)) || USUAL_BEHAVIOUR).refund
  if (outcome === 'refused') return { isRefunded: false, message: 'Провайдер отказал в возврате' }
  if (outcome === 'breaks-once' && (await countPoll(db, session)).polls === 1)
    throw new Error('The reply to a refund was lost.')
  return { isRefunded: true, providerRefundId: `refund-${refund.slice(0, 8)}` }
}

/** The stand-in of a provider: it implements the same port as a real one, and verifies its own callbacks as honestly. */
export const standInPort = (
  { db, settings }: { readonly db: Db; readonly settings: Pick<ShopSettings, 'publicUrl'> },
  { key, isWidget }: Provider,
  secret: string,
): ProviderPort => ({
  key,
  merchant: merchantOf(key),
  start: ({ session }) => {
    const url = urlFor({ settings }, `/sim/${key}/${session}`)
    const started = { isStarted: true, url: isWidget ? null : url } as const
    return Promise.resolve(isWidget ? { ...started, widget: { provider: key, session, url } } : started)
  },
  verify: ({ text, headers }, check) =>
    check(provenByHmac({ text, key: keyOf(secret, key), given: headers.get(SIGNATURE_HEADER) }), readClaim),
  refund: (payment) => refundAt(db, payment),
  ask: async ({ session }, check, occasion) => {
    const event = await eventOf(db, session, occasion)
    if (event === null) return null
    const reply = await provenByAsking(async () => claimOf(await sessionOf(db, session), event, 'asked'))
    return check(reply, (claim) => claim)
  },
})
