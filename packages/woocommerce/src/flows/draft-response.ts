import { blankCustomer, blankDelivery, toRoubles, type CartGood, type OrderInProcess } from '@prilavok/contracts'
import { sumsOf } from '../order/order-sums'
import type { StoredDraft } from '../order/stored-draft'
import { findOrder } from '../order/woo-orders'
import { isSettled, providerOfOption } from '../payment/provider-words'
import type { ShopProduct } from '../product/find-products'
import type { Shop } from '../shop'
import { kopecksOfDecimal } from '../woo/money'
import type { WooOrder } from '../woo/order.wire'
import { paymentOf, placedOrder } from './placed-order'

const lineOf = (id: string, quantity: number, product: ShopProduct | undefined): CartGood => ({
  id,
  quantity,
  name: product?.name ?? null,
  price: product === undefined ? null : toRoubles(product.price),
  thumbUrl: product?.picture ?? null,
  link: product?.url ?? null,
  total: product === undefined ? null : toRoubles(product.price * quantity),
  hashCode: product?.hashCode ?? null,
  discountPrice: null,
})

async function linesOf({ findProducts }: Shop, { cart }: StoredDraft): Promise<readonly CartGood[]> {
  const products = await findProducts(cart.map(({ id }) => id))
  return cart.map(({ id, quantity }) => lineOf(id, quantity, products.get(id)))
}

/** The lines of an order at the prices of its moment; a price of one piece that is no whole kopeck is left out. */
async function orderedLinesOf({ findProducts }: Shop, { line_items: lines }: WooOrder): Promise<readonly CartGood[]> {
  const idOf = (line: WooOrder['line_items'][number]) => String(line.variation_id || line.product_id)
  const products = await findProducts(lines.map(idOf))
  return lines.map((line) => {
    const total = kopecksOfDecimal(line.subtotal) + kopecksOfDecimal(line.subtotal_tax)
    const price = total % line.quantity === 0 ? toRoubles(total / line.quantity) : null
    const shown = lineOf(idOf(line), line.quantity, products.get(idOf(line)))
    return { ...shown, name: line.name, price, total: toRoubles(total), hashCode: null }
  })
}

/** The order of a draft, once the buyer has confirmed it or its payment has come. */
async function orderOf(shop: Shop, { order, isOrdered, delivery }: StoredDraft): Promise<WooOrder | null> {
  if (order === null || order.wooId === null) return null
  const isAwaited = order.paymentUrl !== null && providerOfOption(delivery.purchaseType ?? null) !== null
  if (!isOrdered && !isAwaited) return null
  const found = await findOrder(shop.woo, order.wooId)
  return isOrdered || (found !== null && isSettled(found.status)) ? found : null
}

const ownParts = (draft: StoredDraft) => ({
  version: draft.version,
  customer: { ...blankCustomer, ...draft.customer },
  recipient: draft.recipient,
  company: draft.company,
  lastStep: draft.lastStep,
  roistatVisitId: draft.roistatVisitId,
  tinkoffInstallmentId: draft.tinkoffInstallmentId,
  updatedOn: draft.updatedOn,
})

/**
 * A draft in the contract's shape with today's names and prices, as far as its reader may see it: its owner all of it, others the
 * products; once there is an order, its owner what the confirmation shows, others number and status.
 */
export async function draftResponse(shop: Shop, draft: StoredDraft, isOwner: boolean): Promise<OrderInProcess> {
  const order = await orderOf(shop, draft)
  const lines = order === null ? await linesOf(shop, draft) : isOwner ? await orderedLinesOf(shop, order) : []
  const option = draft.delivery.purchaseType ?? null
  return {
    id: draft.id,
    version: 0,
    customer: blankCustomer,
    recipient: null,
    company: null,
    lastStep: null,
    roistatVisitId: null,
    tinkoffInstallmentId: null,
    updatedOn: new Date(shop.now()).toISOString(),
    ...(isOwner && order === null && ownParts(draft)),
    cart: [...lines],
    delivery: isOwner ? { ...blankDelivery, ...draft.delivery } : blankDelivery,
    purchaseType: isOwner ? option : null,
    createdOrderId: order && String(order.id),
    orderNumber: order && order.number,
    orderTotal: order && isOwner ? toRoubles(sumsOf(order).total) : null,
    order: order && (await placedOrder(shop, order, draft, isOwner)),
    access: isOwner ? 'owner' : 'stranger',
    paymentStatus: order === null ? 'None' : paymentOf(order, option),
  } as OrderInProcess
}
