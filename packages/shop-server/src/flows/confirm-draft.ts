import type { ConfirmResult } from '@prilavok/contracts'
import type { Draft, Trx } from '../db'
import { lockStock } from '../db/product-stock'
import { lockAnyDraft, lockOwnDraft } from '../features/order/drafts'
import { findOrderOfDraft } from '../features/order/insert-order'
import { lockSessions } from '../features/payment/sessions'
import { addHistory } from '../features/staff-resources/engine/history'
import type { KeepIn } from '../http/idempotency'
import { HttpProblem } from '../http/problem'
import type { StaffMember } from '../http/staff-session'
import { isPaidSession } from '../rules/payment-session'
import type { Shop } from '../shop'
import { checkDraft } from './check-draft'
import { createOrder } from './create-order'

/**
 * Makes the order of a draft, exactly one whatever happens: the draft's row is locked, an order that exists is returned,
 * and the database allows one order per draft (CHK-48). A paid draft is ordered with the option that paid it.
 */
async function confirmLocked(
  shop: Shop,
  trx: Trx,
  locked: Promise<Draft>,
  id: string,
  author: string,
): Promise<Confirmed> {
  // Everybody locks the draft first: they are sent in this order.
  const [draft, made, sessions] = await Promise.all([locked, findOrderOfDraft(trx, id), lockSessions(trx, id)])
  if (made !== null) return { result: made, isNew: false }
  const paid = sessions.find(isPaidSession)
  const [, ready] = await Promise.all([
    lockStock(
      trx,
      draft.cart.map((line) => line.id),
    ),
    checkDraft(shop, trx, draft, paid?.purchase_type ?? null, author === 'buyer'),
  ])
  return { result: await createOrder(shop, trx, ready, sessions, author), isNew: true }
}

interface Confirmed {
  readonly result: ConfirmResult
  readonly isNew: boolean
}

/** Confirms the buyer's own draft. */
export const confirmDraft = (shop: Shop, id: string, key: string | null, keepIn: KeepIn): Promise<ConfirmResult> =>
  shop.db.transaction().execute(async (trx) => {
    const { result } = await confirmLocked(shop, trx, lockOwnDraft(shop, trx, id, key), id, 'buyer')
    await keepIn(trx, result)
    return result
  })

async function needAnyDraft(trx: Trx, id: string): Promise<Draft> {
  const draft = await lockAnyDraft(trx, id)
  if (draft === undefined) throw new HttpProblem('not-found')
  return draft
}

/** Confirms any draft for a buyer, by a member of the staff; the history of draft and order names them (ADMIN-ACT-09). */
export const confirmByStaff = (shop: Shop, id: string, member: StaffMember): Promise<ConfirmResult> =>
  shop.db.transaction().execute(async (trx) => {
    const { result, isNew } = await confirmLocked(shop, trx, needAnyDraft(trx, id), id, member.id)
    if (isNew) {
      const changes = [{ field: 'createdOrderId', before: null, after: result.orderId }]
      const what = { recordId: id, action: 'Confirmed', changes } as const
      await addHistory(trx, shop.now(), member, { ...what, resource: 'orderInProcess' })
    }
    return result
  })
