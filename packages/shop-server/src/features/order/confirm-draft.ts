import type { ConfirmResult } from '@prilavok/contracts'
import type { Shop } from '../../shop'
import { isPaidSession, lockSessions } from '../payment/sessions'
import { checkDraft } from './check-draft'
import { createOrder } from './create-order'
import { lockDraft } from './drafts'

/**
 * Makes the order of a draft, exactly one whatever happens: the draft's row is locked, a draft that has its order answers
 * with it, and the database allows one order per draft (CHK-48). The order may have been made by the money of the draft.
 */
export const confirmDraft = (shop: Shop, id: string, visitor: string): Promise<ConfirmResult> =>
  shop.db.transaction().execute(async (trx) => {
    const draft = await lockDraft(shop, trx, id, visitor)
    const made = await trx
      .selectFrom('customer_order')
      .select(['id', 'customer_id', 'number'])
      .where('order_in_process_id', '=', id)
      .executeTakeFirst()
    if (made) return { orderId: made.id, orderInProcessId: id, customerId: made.customer_id, orderNumber: made.number }
    const paid = (await lockSessions(trx, id)).find(isPaidSession)
    return createOrder(shop, trx, await checkDraft(shop, trx, draft, paid?.purchase_type ?? null))
  })
