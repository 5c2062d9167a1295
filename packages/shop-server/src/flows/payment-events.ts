import type { PaymentSession, Trx } from '../db'
import { lockAnyDraft } from '../features/order/drafts'
import { updateOrderPayment } from '../features/order/order-payment'
import { closeSessions, draftIdOf, lockSessions, moveSession } from '../features/payment/sessions'
import { isOpenSession, isPaidSession, paymentOf } from '../rules/payment-session'
import type { PaymentEvent } from '../rules/session-machine'
import type { Shop } from '../shop'
import { orderPaidDraft } from './order-paid-draft'

/** The session and its draft, both locked; the draft first, as starts and confirmations do, so that all go one by one. */
async function lockPayment(trx: Trx, sessionId: string) {
  const draftId = await draftIdOf(trx, sessionId)
  const draft = draftId === null ? undefined : await lockAnyDraft(trx, draftId)
  const session = draft && (await lockSessions(trx, draft.id)).find(({ id }) => id === sessionId)
  return draft && session ? { draft, session } : null
}

/** Applies an event of the provider to its session and to the order in one transaction; null for an unknown session. */
export const applyPaymentEvent = (shop: Shop, sessionId: string, event: PaymentEvent): Promise<PaymentSession | null> =>
  shop.db.transaction().execute(async (trx) => {
    const payment = await lockPayment(trx, sessionId)
    if (payment === null) return null
    const { draft, session } = payment
    const moved = await moveSession(shop, trx, session, event)
    if (moved === session) return session
    const sessions = await lockSessions(trx, draft.id)
    const isNewMoney = isPaidSession(moved) && !isPaidSession(session)
    const isOpen = (each: PaymentSession) => isOpenSession(each, shop.now())
    // Nobody is to pay a second time.
    if (isNewMoney) await closeSessions(shop, trx, sessions.filter(isOpen))
    if (draft.created_order_id !== null) {
      await updateOrderPayment(shop, trx, draft.created_order_id, (option) => paymentOf(sessions, option, shop.now()))
    } else if (isNewMoney) await orderPaidDraft(shop, trx, moved)
    return moved
  })
