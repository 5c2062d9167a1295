import {
  loadDolyameStatus,
  loadPaymentStatus,
  loadProviderStatus,
  loadPurchaseTypes,
  startDolyame,
  startProvider,
  toRoubles,
  type PaymentStatusAnswer,
  type ProviderStatus,
  type ServiceOrderStart,
} from '@prilavok/contracts'
import { isFor } from '../delivery/pickup-points'
import { HttpProblem } from '../http/problem'
import { route, type Route } from '../http/route'
import { alone, changeDraft, needDraft, needOwnDraft } from '../order/drafts'
import { sumsOf } from '../order/order-sums'
import type { StoredDraft } from '../order/stored-draft'
import { findOrder } from '../order/woo-orders'
import { isFinalStatus, isSettled, paymentStatusOf, providerOfKey, providerOfOption } from '../payment/provider-words'
import type { Shop } from '../shop'
import { chosenRate } from './draft-rates'
import { placeOrder } from './place-order'
import { discountOf, priceCart } from './price-cart'

function needProvider(key: string) {
  const provider = providerOfKey(key)
  if (provider === null) throw new HttpProblem('not-found', { detail: 'There is no such payment provider here.' })
  return provider
}

/** The ways to pay a draft. */
async function purchaseTypes(shop: Shop, draft: StoredDraft) {
  const { options } = await shop.gateways()
  const rate = await chosenRate(shop, draft)
  const cart = await priceCart(shop, draft.cart)
  const discount = (await discountOf(shop, cart, draft.promoCode)) ?? 0
  const amount = toRoubles(Math.max(0, cart.total - discount) + (rate?.cost ?? 0))
  const isPossible = options.map((option) => rate === null || isFor(option, rate.method, rate.rateId))
  const best = isPossible.indexOf(true)
  const items = options.map(({ option }, at) => {
    const isAvailable = isPossible[at] === true
    const rejection = { rejectReason: 'Этот способ оплаты недоступен для выбранной доставки.', rejectCode: null }
    return [
      option,
      {
        id: option,
        isAvailable,
        displayOrder: at,
        bestPayOption: at === best,
        rejectReason: null,
        rejectCode: null,
        ...(!isAvailable && rejection),
        amount,
        overpaymentPercent: null,
        terms: null,
      },
    ] as const
  })
  return { items: Object.fromEntries(items), onlyForPrepaymentProducts: [], payOnDeliveryFrom: null, vatPercent: null }
}

const noSums = { total: null, paid: null, due: null }
const noPayment = { paymentStatus: 'None', isFinal: false, succeed: false, ...noSums }

/** Where the payment of a draft stands; who does not own it sees no sums. */
async function statusOf(shop: Shop, draft: StoredDraft, isOwner: boolean): Promise<PaymentStatusAnswer> {
  const provider = providerOfOption(draft.delivery.purchaseType ?? null)
  const { order } = draft
  const isStarted = order !== null && order.wooId !== null && (order.paymentUrl !== null || draft.isOrdered)
  if (!isStarted || provider === null) return noPayment as PaymentStatusAnswer
  const found = await findOrder(shop.woo, order.wooId)
  if (found === null) return noPayment as PaymentStatusAnswer
  const { total, paid, due } = sumsOf(found)
  const sums = isOwner ? { total: toRoubles(total), paid: toRoubles(paid), due: toRoubles(due) } : noSums
  return {
    paymentStatus: paymentStatusOf(found.status, provider),
    isFinal: isFinalStatus(found.status),
    succeed: isSettled(found.status),
    ...sums,
  } as PaymentStatusAnswer
}

async function providerStatus(shop: Shop, id: string, draftKey: string | null, key: string): Promise<ProviderStatus> {
  const provider = needProvider(key)
  const { draft, isOwner } = await needDraft(shop, id, draftKey)
  const isIts = draft.delivery.purchaseType === provider.option
  const status = isIts ? await statusOf(shop, draft, isOwner) : (noPayment as PaymentStatusAnswer)
  return { ...status, amount: status.total, updatedOn: isOwner ? draft.updatedOn : new Date(shop.now()).toISOString() }
}

/** Places the order, which WooCommerce leaves unpaid, and says where to pay it. */
async function startPayment(
  shop: Shop,
  call: { readonly id: string; readonly draftKey: string | null; readonly requestId: string },
  key: string,
): Promise<ServiceOrderStart> {
  const own = await needOwnDraft(shop, call.id, call.draftKey)
  const provider = needProvider(key)
  if (own.isOrdered)
    throw new HttpProblem('order-already-created', { current: { createdOrderId: String(own.order?.wooId ?? '') } })
  if (own.delivery.purchaseType !== provider.option) throw new HttpProblem('order-not-payable')
  return alone(shop, call.id, call.draftKey, async (draft) => {
    const { order, paymentUrl } = await placeOrder(shop, draft, call.requestId)
    if (isSettled(order.status)) {
      await changeDraft(shop, draft.id, (now) => ({ ...now, isOrdered: true }))
      throw new HttpProblem('order-already-created', { current: { createdOrderId: String(order.id) } })
    }
    if (paymentUrl === null) throw new HttpProblem('order-not-payable')
    return {
      url: paymentUrl,
      succeed: true,
      providerOrderId: String(order.id),
      expiresOn: null,
      message: null,
      widget: null,
    }
  })
}

/** Ways to pay, starts of payments and where they stand. */
export const paymentRoutes: readonly Route[] = [
  route(loadPurchaseTypes, async (shop, { params, draftKey }) =>
    purchaseTypes(shop, await needOwnDraft(shop, params.id, draftKey)),
  ),
  route(loadPaymentStatus, async (shop, { params, draftKey }) => {
    const { draft, isOwner } = await needDraft(shop, params.id, draftKey)
    return statusOf(shop, draft, isOwner)
  }),
  route(loadDolyameStatus, (shop, { params, draftKey }) => providerStatus(shop, params.id, draftKey, 'dolyame')),
  route(startDolyame, (shop, { params, draftKey, requestId }) =>
    startPayment(shop, { id: params.id, draftKey, requestId }, 'dolyame'),
  ),
  route(loadProviderStatus, (shop, { params, draftKey }) => providerStatus(shop, params.id, draftKey, params.provider)),
  route(startProvider, (shop, { params, draftKey, requestId }) =>
    startPayment(shop, { id: params.id, draftKey, requestId }, params.provider),
  ),
]
