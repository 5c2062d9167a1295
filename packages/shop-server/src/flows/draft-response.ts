import { blankCustomer, blankDelivery, type CartGood as CartLine, type OrderInProcess } from '@prilavok/contracts'
import type { Draft } from '../db'
import { findProducts } from '../features/cart/find-products'
import { provedRatingOf } from '../features/customers/customers'
import { findPromo, promoBuyerOf } from '../features/promo-codes/find-promo'
import type { OpenedDraft } from '../features/order/drafts'
import { linesOfOrder } from '../features/order/made-order'
import { productPath, productPicturePath, urlFor } from '../links'
import { discounted, payKindOf } from '../rules/discounts'
import { roubles } from '../rules/money'
import { isRefused } from '../rules/promo-codes'
import type { Shop } from '../shop'
import { knownPaymentStatus } from './payment-status'
import { placedOrder } from './placed-order'

const missingLine = (id: string, quantity: number): CartLine => ({
  id,
  quantity,
  name: null,
  price: null,
  thumbUrl: null,
  link: null,
  total: null,
  hashCode: null,
  discountPrice: null,
})

/** The lines with today's prices: for the owner with the discounts of this order, for others as anybody sees them. */
async function linesOf(shop: Shop, { draft, role }: OpenedDraft): Promise<readonly CartLine[]> {
  const own = role === 'owner' ? draft : null
  const [{ products }, rating] = await Promise.all([findProducts(shop.db, draft.cart), provedRatingOf(shop.db, own)])
  const judged = await findPromo(shop.db, own?.promo_code, products, promoBuyerOf(own), shop)
  const facts = {
    promo: judged === null || isRefused(judged) ? null : judged,
    payKind: payKindOf(own?.delivery.purchaseType ?? null),
    email: own?.customer.email ?? null,
    rating,
  }
  const { unitKopecks } = discounted(products, facts, shop.settings.discounts)
  return draft.cart.map(({ id, quantity }) => {
    const index = products.findIndex((product) => product.id === id)
    const product = products[index]
    if (product === undefined) return missingLine(id, quantity)
    const unit = unitKopecks[index] ?? product.priceKopecks
    return {
      id,
      quantity,
      name: product.name,
      price: roubles(product.priceKopecks),
      thumbUrl: urlFor(shop, productPicturePath(id)),
      link: urlFor(shop, productPath(product)),
      total: roubles(product.priceKopecks * quantity),
      hashCode: product.hashCode,
      discountPrice: unit < product.priceKopecks ? roubles(unit) : null,
    }
  })
}

const orderedLinesOf = async (shop: Shop, orderId: string): Promise<readonly CartLine[]> =>
  (await linesOfOrder(shop.db, orderId)).map(({ id, quantity, name, priceKopecks, unitKopecks, slug }) => ({
    ...missingLine(id, quantity),
    name,
    price: roubles(priceKopecks),
    thumbUrl: urlFor(shop, productPicturePath(id)),
    link: slug === null ? null : urlFor(shop, productPath({ id, slug })),
    total: roubles(priceKopecks * quantity),
    discountPrice: unitKopecks < priceKopecks ? roubles(unitKopecks) : null,
  }))

/** What the owner of a draft reads and changes. */
const ownParts = (draft: Draft) => ({
  version: draft.version,
  customer: { ...blankCustomer, ...draft.customer },
  recipient: draft.recipient,
  company: draft.company,
  lastStep: draft.last_step,
  roistatVisitId: draft.roistat_visit_id,
  tinkoffInstallmentId: draft.tinkoff_installment_id,
  updatedOn: draft.updated_on.toISOString(),
})

/**
 * A draft in the contract's shape, with today's names and prices, as far as its reader may see it. Its owner sees all of
 * it, others the products; once there is an order, its owner sees what the confirmation shows, the payer number, status and
 * sum, others number and status. The address of an invoice needs the key of the draft itself.
 * Source: CHK-38.
 */
export async function draftResponse(
  shop: Shop,
  opened: OpenedDraft,
  draftKey: string | null = null,
): Promise<OrderInProcess> {
  const { draft, role } = opened
  const isOwner = role === 'owner'
  const { shownCost: _, ...ownDelivery } = draft.delivery
  const { created_order_id: orderId } = draft
  const [order, lines, paymentStatus] = await Promise.all([
    orderId === null ? null : placedOrder(shop, orderId, opened, draftKey),
    orderId === null ? linesOf(shop, opened) : isOwner ? orderedLinesOf(shop, orderId) : [],
    knownPaymentStatus(shop, draft),
  ])
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
    ...(isOwner && orderId === null && ownParts(draft)),
    cart: [...lines],
    delivery: isOwner ? { ...blankDelivery, ...ownDelivery } : blankDelivery,
    purchaseType: isOwner ? (draft.delivery.purchaseType ?? null) : null,
    createdOrderId: orderId,
    orderNumber: order && order.number,
    orderTotal: order && order.total,
    order,
    access: role,
    paymentStatus,
  }
}
