import type { ServiceOrderStart } from '@prilavok/contracts'
import type { Transaction } from 'kysely'
import type { ShopDatabase } from '../../db'
import { Refusal } from '../../http/refusal'
import { monthsOf } from '../../payments/providers'
import type { Provider } from '../../payments/providers'
import { deliveryIsComplete } from '../../rules/order-check'
import { offeredOptions } from '../../rules/payment-options'
import type { Shop } from '../../shop'
import { addressFor } from '../../shop-address'
import { lockDraft } from '../order/drafts'
import type { Draft } from '../order/drafts'
import { priceDraft } from '../order/priced-draft'
import { allFlags } from '../service/flags'
import { isOpenSession, isPaidSession, lockSessions } from './sessions'
import type { Session } from './sessions'

const notPayable = (detail: string, current?: unknown): never => {
  throw new Refusal('order-not-payable', current === undefined ? { detail } : { detail, current })
}

type Trx = Transaction<ShopDatabase>

/** What is to be paid; 409 when the draft cannot be paid through this provider. */
async function amountOf(shop: Shop, trx: Trx, draft: Draft, provider: Provider): Promise<{ option: string; amount: number }> {
  const option = draft.delivery.purchaseType ?? ''
  if (!provider.options.includes(option)) return notPayable('The draft is to be paid another way.')
  const offered = offeredOptions(shop.settings.paymentOptions, await allFlags(trx))
  if (!offered.includes(option)) return notPayable('The shop does not offer this way to pay.')
  if (!deliveryIsComplete(draft.delivery)) return notPayable('Delivery is not chosen yet.')
  const priced = await priceDraft(shop, trx, draft)
  const amount = priced.amountBy(option)
  const fits = priced.quote?.toDoor === true || priced.point !== null
  if (amount === null || amount === 0 || !fits) return notPayable('There is nothing to pay, or delivery has no price.')
  return { option, amount }
}

async function closeOthers(shop: Shop, trx: Trx, open: readonly Session[]): Promise<void> {
  if (open.length === 0) return
  await trx
    .updateTable('payment_session')
    .set({ state: 'Cancelled', updated_on: new Date(shop.now()) })
    .where('id', 'in', open.map(({ id }) => id))
    .execute()
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

/**
 * Opens a payment of the draft at a provider. One draft has one open payment: a repeated start of the same payment answers
 * the same session, a start of another closes the earlier one, and a paid draft is not paid again.
 */
export const startPayment = (
  shop: Shop,
  draftId: string,
  provider: Provider,
  visitor: string,
  profileId: string | null,
): Promise<ServiceOrderStart> =>
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
    const same = open.find((each) => JSON.stringify([each.provider, each.amount_kopecks, each.purchase_type, each.profile_id]) === wanted)
    await closeOthers(shop, trx, open.filter((each) => each !== same))
    if (same) return answerOf(shop, same, provider)
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
        created_on: new Date(shop.now()),
        updated_on: new Date(shop.now()),
        expires_on: new Date(shop.now() + shop.settings.paymentMinutes * 60_000),
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    return answerOf(shop, session, provider)
  })
