import type { ServiceOrderStart } from '@prilavok/contracts'
import type { Transaction } from 'kysely'
import type { ShopDatabase } from '../../db'
import { Refusal } from '../../http/refusal'
import { monthsOf } from '../../payments/providers'
import type { Provider } from '../../payments/providers'
import { behaviourOf, usual } from '../../payments/script'
import { deliveryIsComplete } from '../../rules/order-check'
import { offeredOptions } from '../../rules/payment-options'
import type { Shop } from '../../shop'
import { addressFor } from '../../shop-address'
import { checkDraft } from '../order/check-draft'
import { lockDraft, needDraft } from '../order/drafts'
import type { Draft } from '../order/drafts'
import { allFlags } from '../service/flags'
import { scriptOf } from '../stand-in/script-of'
import { askProvider } from './ask-provider'
import { closeSessions, isOpenSession, isPaidSession, lockSessions, sessionsOf } from './sessions'
import type { Session } from './sessions'

const notPayable = (detail: string, current?: unknown): never => {
  throw new Refusal('order-not-payable', current === undefined ? { detail } : { detail, current })
}

type Trx = Transaction<ShopDatabase>

/** What is to be paid; 409 when the draft cannot be paid through this provider, and whatever a confirmation would refuse. */
async function amountOf(
  shop: Shop,
  trx: Trx,
  draft: Draft,
  provider: Provider,
): Promise<{ option: string; amount: number }> {
  const option = draft.delivery.purchaseType ?? ''
  if (!provider.options.includes(option)) return notPayable('The draft is to be paid another way.')
  const offered = offeredOptions(shop.settings.paymentOptions, await allFlags(trx))
  if (!offered.includes(option)) return notPayable('The shop does not offer this way to pay.')
  if (!deliveryIsComplete(draft.delivery)) return notPayable('Delivery is not chosen yet.')
  if (draft.cart.length === 0) return notPayable('There is nothing to pay.')
  const { priced } = await checkDraft(shop, trx, draft, null)
  const amount = priced.amountBy(option)
  if (amount === null || amount === 0) return notPayable('There is nothing to pay.')
  return { option, amount }
}

function answerOf(shop: Shop, session: Session, provider: Provider): ServiceOrderStart {
  const url = addressFor(shop, `/sim/${provider.key}/${session.id}`)
  return {
    url: provider.isWidget ? null : url,
    succeed: true,
    providerOrderId: session.id,
    expiresOn: session.expires_on.toISOString(),
    message: null,
    widget: provider.isWidget ? { provider: provider.key, session: session.id, url } : null,
  }
}

/** A start as it is asked for. */
interface Start {
  readonly draftId: string
  readonly provider: Provider
  readonly visitor: string
  /** The profile that the widget of a credit has made. */
  readonly profileId: string | null
  readonly headers: Headers
}

const refusedStart: ServiceOrderStart = {
  url: null,
  succeed: false,
  providerOrderId: null,
  expiresOn: null,
  message: 'The provider has refused to start.',
  widget: null,
}
const pause = (ms: number) => new Promise<void>((done) => void setTimeout(done, ms))

/** Payments that a start gives up may have been paid without a word: their providers are asked first, so that nobody pays twice. */
async function askOthers(shop: Shop, draft: Draft): Promise<void> {
  const option = draft.delivery.purchaseType ?? ''
  for (const session of await sessionsOf(shop.db, draft.id))
    if (session.purchase_type !== option) await askProvider(shop, session)
}

/**
 * Opens a payment of the draft at a provider. One draft has one open payment: a repeated start of the same payment answers
 * the same session, a start of another closes the earlier one, a paid draft is not paid again, and a draft that could not be
 * ordered is not paid at all.
 */
export async function startPayment(shop: Shop, start: Start): Promise<ServiceOrderStart> {
  const draft = await needDraft(shop, start.draftId, start.visitor)
  await askOthers(shop, draft)
  const script = scriptOf(shop, start, draft)
  const behaviour = (script !== null && behaviourOf(script)) || usual
  if (behaviour.delayMs > 0) await pause(behaviour.delayMs)
  if (behaviour.start === 'fails') return refusedStart
  if (behaviour.start === 'breaks') throw new Refusal('internal')
  const { session, isNew } = await openSession(shop, start, script, behaviour.start === 'is-over')
  if (behaviour.start === 'breaks-once' && isNew) throw new Refusal('internal')
  return answerOf(shop, session, start.provider)
}

const openSession = (
  shop: Shop,
  { draftId, provider, visitor, profileId }: Start,
  script: string | null,
  isOver: boolean,
) =>
  shop.db.transaction().execute(async (trx) => {
    const draft = await lockDraft(shop, trx, draftId, visitor)
    if (draft.created_order_id !== null) {
      throw new Refusal('order-already-created', { current: { createdOrderId: draft.created_order_id } })
    }
    const sessions = await lockSessions(trx, draftId)
    const paid = sessions.find(isPaidSession)
    if (paid) return notPayable('The draft is paid already.', { paymentStatus: paid.state })
    const { option, amount } = await amountOf(shop, trx, draft, provider)
    const open = sessions.filter((session) => isOpenSession(session, shop.now()))
    const wanted = JSON.stringify([provider.key, amount, option, profileId])
    const same = open.find(
      (each) => JSON.stringify([each.provider, each.amount_kopecks, each.purchase_type, each.profile_id]) === wanted,
    )
    await closeSessions(
      shop,
      trx,
      open.filter((each) => each !== same),
    )
    if (same) return { session: same, isNew: false }
    const now = shop.now()
    const session = await trx
      .insertInto('payment_session')
      .values({
        id: shop.randomId(),
        order_in_process_id: draftId,
        provider: provider.key,
        purchase_type: option,
        amount_kopecks: amount,
        months: provider.schedule ? monthsOf(option, provider) : null,
        profile_id: profileId,
        state: 'Created',
        script,
        created_on: new Date(now),
        updated_on: new Date(now),
        expires_on: new Date(isOver ? now : now + shop.settings.paymentMinutes * 60_000),
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    return { session, isNew: true }
  })
