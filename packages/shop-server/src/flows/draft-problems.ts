import { sessionsOf } from '../features/payment/sessions'
import { HttpProblem } from '../http/problem'
import { isPaidSession } from '../rules/payment-session'
import type { Shop } from '../shop'
import { checkDraft } from './check-draft'

const ORDERED = 'Заказ уже оформлен'
const PRICES_CHANGED = 'Цены или состав корзины изменились: покупателю нужно подтвердить новую сумму'

/** What keeps a draft from becoming an order, by the checks of the confirmation itself; empty when nothing does. */
export const draftProblems = (shop: Shop, id: string): Promise<readonly string[]> =>
  shop.db.transaction().execute(async (trx) => {
    const draft = await trx.selectFrom('order_in_process').selectAll().where('id', '=', id).executeTakeFirst()
    if (draft === undefined) throw new HttpProblem('not-found')
    if (draft.created_order_id !== null) return [ORDERED]
    const paid = (await sessionsOf(trx, id)).find(isPaidSession)
    try {
      await checkDraft(shop, trx, draft, paid?.purchase_type ?? null)
      return []
    } catch (error) {
      if (!(error instanceof HttpProblem)) throw error
      if (error.code === 'price-changed') return [PRICES_CHANGED]
      return (error.details.errors ?? []).map(({ message }) => message)
    }
  })
