import {
  calculateCart,
  calculateCartByOrderId,
  calculateSplitPayment,
  type CartCalculateRequest,
  type CartCalculation,
} from '@prilavok/contracts'
import { calculationOf } from '../features/cart/calculation'
import { findProducts } from '../features/cart/find-products'
import { provedRatingOf } from '../features/customers/customers'
import { needOwnDraft, openDraft } from '../features/order/drafts'
import { findPromo, promoBuyerOf } from '../features/promo-codes/find-promo'
import { route, type Route } from '../http/route'
import type { Products } from '../rules/order-lines'
import { isRefused, plainCode } from '../rules/promo-codes'
import type { Draft } from '../db'
import type { Shop } from '../shop'

/** A bare list is read as `{goods}` (CONTRACT section 10, 3). */
const reshape = (body: unknown) => (Array.isArray(body) ? { goods: body } : body)

const policiesOf = ({ settings }: Shop) => ({
  policy: settings.discounts,
  payOnDeliveryFromKopecks: settings.payOnDelivery.fromKopecks,
})

/** A promo code for these products: granted, or refused. */
async function promoFor(shop: Shop, code: string | null, { products }: Products, draft: Draft | null) {
  const judged = await findPromo(shop.db, code, products, promoBuyerOf(draft), shop)
  if (judged === null) return { promo: null, promoRefusal: null }
  return isRefused(judged) ? { promo: null, promoRefusal: judged } : { promo: judged, promoRefusal: null }
}

/** The draft keeps the code that its owner has typed, so that delivery, payment and order count with it; an order that was made keeps its own. */
async function keepCode({ db }: Shop, draft: Draft, code: string | null): Promise<void> {
  if (draft.created_order_id !== null || draft.promo_code === code) return
  await db
    .updateTable('order_in_process')
    .set({ promo_code: code })
    .where('id', '=', draft.id)
    .where('created_order_id', 'is', null)
    .execute()
}

async function calculate(
  shop: Shop,
  body: CartCalculateRequest,
  draftId: string | null,
  draftKey: string | null,
): Promise<CartCalculation> {
  const opened = draftId === null ? null : await openDraft(shop, draftId, draftKey)
  const draft = opened?.role === 'owner' ? opened.draft : null
  const email = body.email ?? draft?.customer.email ?? null
  const customer = { ...draft?.customer, phone: body.phone ?? draft?.customer.phone ?? null }
  const code = plainCode(body.promoCode ?? '') || null
  const [found, rating] = await Promise.all([
    findProducts(shop.db, body.goods),
    provedRatingOf(shop.db, draft && { ...draft, customer }),
    draft !== null && keepCode(shop, draft, code),
  ])
  return calculationOf(found, { email, rating, ...policiesOf(shop), ...(await promoFor(shop, code, found, draft)) })
}

/** What the products of a cart cost. Source: PRICE-03 to PRICE-07. */
export const cartRoutes: readonly Route[] = [
  route(calculateCart, { reshape }, (shop, { body, query, draftKey }) =>
    calculate(shop, body, query.orderInProcessId ?? null, draftKey),
  ),

  route(calculateSplitPayment, { reshape }, (shop, { body }) => calculate(shop, body, null, null)),

  route(calculateCartByOrderId, { forVisitor: true }, async (shop, { body, draftKey }) => {
    const draft = await needOwnDraft(shop, body.orderId, draftKey)
    const [found, rating] = await Promise.all([findProducts(shop.db, draft.cart), provedRatingOf(shop.db, draft)])
    const promo = await promoFor(shop, draft.promo_code, found, draft)
    return calculationOf(found, { email: draft.customer.email ?? null, rating, ...policiesOf(shop), ...promo })
  }),
]
