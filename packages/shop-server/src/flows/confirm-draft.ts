import type { ConfirmResult } from '@prilavok/contracts'
import { lockOwnDraft } from '../features/order/drafts'
import { findOrderOfDraft } from '../features/order/insert-order'
import { lockSessions } from '../features/payment/sessions'
import { isPaidSession } from '../rules/payment-session'
import type { Shop } from '../shop'
import { checkDraft } from './check-draft'
import { createOrder } from './create-order'

/**
 * Makes the order of a draft, exactly one whatever happens: the draft's row is locked, an order that exists is returned,
 * and the database allows one order per draft (CHK-48). A paid draft is ordered with the option that paid it.
 */
export const confirmDraft = (shop: Shop, id: string, key: string | null): Promise<ConfirmResult> =>
  shop.db.transaction().execute(async (trx) => {
    const draft = await lockOwnDraft(shop, trx, id, key)
    const made = await findOrderOfDraft(trx, id)
    if (made !== null) return made
    const paid = (await lockSessions(trx, id)).find(isPaidSession)
    return createOrder(shop, trx, await checkDraft(shop, trx, draft, paid?.purchase_type ?? null))
  })
