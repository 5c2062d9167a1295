import {
  calculateCart,
  calculateCartByOrderId,
  calculateSplitPayment,
  type CartCalculateRequest,
  type CartCalculation,
} from '@prilavok/contracts'
import { calculationOf } from '../features/cart/calculation'
import { findProducts } from '../features/cart/find-products'
import { ratingOf } from '../features/customers/customers'
import { findDraft, needDraft } from '../features/order/drafts'
import { route, type Route } from '../http/route'
import type { Shop } from '../shop'

/** A bare list is read as `{goods}` (CONTRACT section 10, 3). */
const reshape = (body: unknown) => (Array.isArray(body) ? { goods: body } : body)

async function calculate(
  shop: Shop,
  body: CartCalculateRequest,
  draftId: string | null,
  visitor: string,
): Promise<CartCalculation> {
  const draft = draftId === null ? null : await findDraft(shop, draftId, visitor)
  const email = body.email ?? draft?.customer.email ?? null
  const rating = await ratingOf(shop.db, body.phone ?? draft?.customer.phone)
  return calculationOf(await findProducts(shop.db, body.goods), { email, rating, policy: shop.settings.discounts })
}

/** What the products of a cart cost (PRICE-03 to PRICE-07). */
export const cartRoutes: readonly Route[] = [
  route(calculateCart, { reshape }, (shop, { body, query, visitor }) =>
    calculate(shop, body, query.orderInProcessId ?? null, visitor),
  ),

  route(calculateSplitPayment, { reshape }, (shop, { body, visitor }) => calculate(shop, body, null, visitor)),

  route(calculateCartByOrderId, { forVisitor: true }, async (shop, { body, visitor }) => {
    const draft = await needDraft(shop, body.orderId, visitor)
    const rating = await ratingOf(shop.db, draft.customer.phone)
    const calculator = { email: draft.customer.email ?? null, rating, policy: shop.settings.discounts }
    return calculationOf(await findProducts(shop.db, draft.cart), calculator)
  }),
]
