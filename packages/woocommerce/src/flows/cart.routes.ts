import { calculateCart, calculateCartByOrderId } from '@prilavok/contracts'
import { route, type Route } from '../http/route'
import { changeDraft, findDraft, needOwnDraft } from '../order/drafts'
import type { Shop } from '../shop'
import { calculationOf, discountOf, priceCart } from './price-cart'

/** The owner's draft keeps a coupon that counts: the order is made with it. */
async function keepCoupon(shop: Shop, id: string | undefined, draftKey: string | null, coupon: string): Promise<void> {
  if (id === undefined || draftKey === null) return
  const draft = await findDraft(shop, id)
  if (draft === null || draft.owner !== draftKey || draft.isOrdered || draft.promoCode === coupon) return
  await changeDraft(shop, id, (now) => ({ ...now, promoCode: coupon }))
}

/** What a cart costs. */
export const cartRoutes: readonly Route[] = [
  route(calculateCart, async (shop, { query, body, draftKey }) => {
    const cart = await priceCart(shop, body.goods)
    const coupon = body.promoCode?.trim() || null
    const discount = await discountOf(shop, cart, coupon)
    if (coupon !== null && discount !== null) await keepCoupon(shop, query.orderInProcessId, draftKey, coupon)
    return calculationOf(cart, discount, coupon)
  }),
  route(calculateCartByOrderId, async (shop, { body, draftKey }) => {
    const draft = await needOwnDraft(shop, body.orderId, draftKey)
    const cart = await priceCart(shop, draft.cart)
    return calculationOf(cart, await discountOf(shop, cart, draft.promoCode), draft.promoCode)
  }),
]
