import { sessionsOf } from '../features/payment/sessions'
import { HttpProblem } from '../http/problem'
import { isPaidSession } from '../rules/payment-session'
import type { Shop } from '../shop'
import { checkDraft } from './check-draft'
import { priceDraft } from './price-draft'

const ORDERED = 'Заказ уже оформлен'
const PRICES_CHANGED = 'Цены или состав корзины изменились: покупателю нужно подтвердить новую сумму'

/** What an order of a draft would be: what keeps it from being one, and what it would cost. */
interface DraftOutlook {
  readonly problems: readonly string[]
  /** Kopecks; null while delivery has no price. */
  readonly deliveryKopecks: number | null
  readonly toPayKopecks: number | null
}

/** What keeps a draft from becoming an order, by the checks of the confirmation itself, and its sum; no problems where nothing does. */
export const draftOutlook = (shop: Shop, id: string): Promise<DraftOutlook> =>
  shop.db.transaction().execute(async (trx) => {
    const draft = await trx.selectFrom('order_in_process').selectAll().where('id', '=', id).executeTakeFirst()
    if (draft === undefined) throw new HttpProblem('not-found')
    if (draft.created_order_id !== null) return { problems: [ORDERED], deliveryKopecks: null, toPayKopecks: null }
    const priced = await priceDraft(shop, trx, draft)
    const sums = {
      deliveryKopecks: priced.quote?.costKopecks ?? null,
      toPayKopecks: priced.amountBy(draft.delivery.purchaseType ?? null),
    }
    const paid = (await sessionsOf(trx, id)).find(isPaidSession)
    try {
      await checkDraft(shop, trx, draft, paid?.purchase_type ?? null)
      return { problems: [], ...sums }
    } catch (error) {
      if (!(error instanceof HttpProblem)) throw error
      if (error.code === 'price-changed') return { problems: [PRICES_CHANGED], ...sums }
      return { problems: (error.details.errors ?? []).map(({ message }) => message), ...sums }
    }
  })
