import { HttpProblem, type FieldError } from '../http/problem'
import { changeDraft } from '../order/drafts'
import type { DraftOrder, StoredDraft } from '../order/stored-draft'
import { cancelOrder, isPlaced, isRetriable } from '../order/woo-orders'
import type { Shop } from '../shop'
import { wooCheckout } from '../woo/cart.wire'
import { fillCart, headersOf, openCart, type RefusedStep } from '../woo/cart-session'
import { kopecksOf } from '../woo/money'
import type { WooOrder } from '../woo/order.wire'
import { refuse, type ReadyDraft } from './check-draft'
import { addressesOf, contentsOf } from './order-contents'
import { calculationOf, priceCart, wooLinesOf } from './price-cart'

/** A cart of WooCommerce is used again for so long; its nonce lives at least twelve hours. */
const SESSION_MS = 6 * 3_600_000

const POINTERS: Readonly<Record<RefusedStep['step'], (at: number) => string>> = {
  line: (at) => `/cart/value/${at}`,
  coupon: () => '/promoCode',
  address: () => '/delivery/value/cityId',
  rate: () => '/delivery/value/transportCompany',
}

const errorsOf = (refused: readonly RefusedStep[]): readonly FieldError[] =>
  refused.map(({ step, at, said }) => ({ pointer: POINTERS[step](at), code: 'exists', message: said }))

/** Fills a cart of WooCommerce with a draft and lets it become an order that is not placed yet. */
async function prepareOrder(shop: Shop, ready: ReadyDraft, opened: DraftOrder['session']): Promise<DraftOrder> {
  const { draft, cart, rate } = ready
  const city = shop.cities.find(({ id }) => id === draft.delivery.cityId)
  if (city === undefined) throw new HttpProblem('not-found')
  const session = opened ?? (await openCart(shop.woo))
  const { shipping } = addressesOf(shop, draft, city, rate.address ?? (await shop.address()))
  const contents = { lines: wooLinesOf(cart), coupon: draft.promoCode, address: shipping, rateId: rate.rateId }
  const filled = await fillCart(shop.woo, session, contents)
  const refused = filled.refused.filter(({ step }) => step !== 'coupon')
  if (refused.length > 0) return refuse(...errorsOf(refused))
  const price = new Map(filled.cart.items.map(({ id, prices }) => [String(id), kopecksOf(prices.price, prices)]))
  if (cart.lines.some(({ product }) => price.get(product.id) !== product.price))
    throw new HttpProblem('price-changed', { current: calculationOf(await priceCart(shop, draft.cart), null, null) })
  const { data } = await shop.woo.store({ path: ['checkout'], headers: headersOf(session), schema: wooCheckout })
  const since = new Date(shop.now()).toISOString()
  return { since, session, contents: contentsOf(draft), wooId: data.order_id, paymentUrl: null }
}

/** Keeps what a draft is becoming, if it still belongs to this request alone: a slow one may have been overtaken. */
export const rememberOrder = (shop: Shop, draft: StoredDraft, order: DraftOrder) =>
  changeDraft(shop, draft.id, (now) => {
    if (now.busyUntil !== draft.busyUntil || shop.now() > draft.busyUntil)
      throw new HttpProblem('idempotency-in-progress', { retryAfterSeconds: 1 })
    return { ...now, order }
  })

/** The order is known before it is placed, so that a repeat places the same one. */
export async function preparedOrder(shop: Shop, ready: ReadyDraft, known: WooOrder | null): Promise<DraftOrder> {
  const { draft } = ready
  const { order } = draft
  const isFresh = order !== null && order.session !== null && shop.now() - Date.parse(order.since) < SESSION_MS
  const mayRetry = isFresh && known !== null && isRetriable(known)
  if (mayRetry && order.contents === contentsOf(draft)) return order
  const isUnplaced = known?.status === 'checkout-draft'
  if (known !== null && !isUnplaced && isRetriable(known)) {
    const cancelled = await cancelOrder(shop.woo, known.id)
    // Paid in the meantime: that is the order of this draft.
    if (isPlaced(cancelled)) throw new HttpProblem('idempotency-in-progress', { retryAfterSeconds: 1 })
  }
  // The cart of an order that is not placed yet holds its stock, so that cart is filled anew.
  const prepared = await prepareOrder(shop, ready, mayRetry && isUnplaced ? order.session : null)
  await rememberOrder(shop, draft, prepared)
  return prepared
}
