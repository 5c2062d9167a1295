import type { Draft, PaymentSession, Trx } from '../db'
import { lockDraftOf } from '../features/order/drafts'
import { updateOrderPayment } from '../features/order/order-payment'
import { closeSessions, draftIdOf, lockSessionsBeside, moveSession, recordCallback } from '../features/payment/sessions'
import { isVerified, type VerifiedCallback } from '../providers/verified-callback'
import { isOpenSession, isPaidSession, paymentOf } from '../rules/payment-session'
import type { Shop } from '../shop'
import { orderPaidDraft } from './order-paid-draft'

/** The session and its draft, both locked; the draft first, as starts and confirmations do, so that all go one by one. */
async function lockPayment(trx: Trx, sessionId: string) {
  const [draft, sessions] = await Promise.all([
    lockDraftOf(trx, draftIdOf(sessionId)),
    lockSessionsBeside(trx, sessionId),
  ])
  const session = sessions.find(({ id }) => id === sessionId)
  return draft && session ? { draft, session, sessions } : null
}

/** What a callback has come to. */
interface Applied {
  /** The payment afterwards. */
  readonly session: PaymentSession | null
  /** The callback was taken before. */
  readonly isReplay: boolean
}

/** Applies a verified callback, once, to its session and to the order in one transaction. Nothing else moves a payment. */
export async function applyCallback(shop: Shop, callback: VerifiedCallback): Promise<Applied> {
  if (!isVerified(callback)) throw new Error('A callback that was not verified changes nothing.')
  return shop.db.transaction().execute(async (trx) => {
    const [payment, isNew] = await Promise.all([
      lockPayment(trx, callback.session),
      recordCallback(shop, trx, callback),
    ])
    if (payment === null) return { session: null, isReplay: false }
    const { draft, session, sessions } = payment
    if (!isNew) return { session, isReplay: true }
    const moved = await moveSession(shop, trx, session, callback)
    if (moved !== session) await follow(shop, trx, { draft, sessions, before: session, moved })
    return { session: moved, isReplay: false }
  })
}

/** What follows from a payment that has moved: for the draft's other payments, and for its order. */
async function follow(shop: Shop, trx: Trx, { draft, before, moved, ...locked }: Moved): Promise<void> {
  const sessions = locked.sessions.map((each) => (each === before ? moved : each))
  const isNewMoney = isPaidSession(moved) && !isPaidSession(before)
  const isOpen = (each: PaymentSession) => isOpenSession(each, shop.now())
  // Prevents a second payment.
  if (isNewMoney) await closeSessions(shop, trx, sessions.filter(isOpen))
  if (draft.created_order_id !== null) {
    await updateOrderPayment(shop, trx, draft.created_order_id, (order) => paymentOf(sessions, order, shop.now()))
  } else if (isNewMoney) await orderPaidDraft(shop, trx, draft, moved, sessions)
}

interface Moved {
  readonly draft: Draft
  /** All payments of the draft, as they were before. */
  readonly sessions: readonly PaymentSession[]
  readonly before: PaymentSession
  readonly moved: PaymentSession
}
