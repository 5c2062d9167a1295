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
import { route, type Route } from '../http/route'
import type { Shop } from '../shop'

/** A bare list is read as `{goods}` (CONTRACT section 10, 3). */
const reshape = (body: unknown) => (Array.isArray(body) ? { goods: body } : body)

const policiesOf = ({ settings }: Shop) => ({
  policy: settings.discounts,
  payOnDeliveryFromKopecks: settings.payOnDelivery.fromKopecks,
})

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
  const rating = await provedRatingOf(shop.db, draft && { ...draft, customer })
  return calculationOf(await findProducts(shop.db, body.goods), { email, rating, ...policiesOf(shop) })
}

/** What the products of a cart cost. Source: PRICE-03 to PRICE-07. */
export const cartRoutes: readonly Route[] = [
  route(calculateCart, { reshape }, (shop, { body, query, draftKey }) =>
    calculate(shop, body, query.orderInProcessId ?? null, draftKey),
  ),

  route(calculateSplitPayment, { reshape }, (shop, { body }) => calculate(shop, body, null, null)),

  route(calculateCartByOrderId, { forVisitor: true }, async (shop, { body, draftKey }) => {
    const draft = await needOwnDraft(shop, body.orderId, draftKey)
    const rating = await provedRatingOf(shop.db, draft)
    const calculator = { email: draft.customer.email ?? null, rating, ...policiesOf(shop) }
    return calculationOf(await findProducts(shop.db, draft.cart), calculator)
  }),
]
