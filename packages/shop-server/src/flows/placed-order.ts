import { blankPlacedOrder, type PlacedOrderRecord } from '@prilavok/contracts'
import { personName, type NameRecord } from '@prilavok/core'
import type { Draft } from '../db'
import { activeCarriers, type Carrier } from '../features/delivery/carriers'
import { pickPointOf, pointOfOrder, type PointInZone } from '../features/delivery/pick-points'
import { invoiceToken, payUntil } from '../features/invoice/invoices'
import type { OpenedDraft } from '../features/order/drafts'
import { findOrder, lastPaidOn, type MadeOrder } from '../features/order/made-order'
import { invoicePath, urlFor } from '../links'
import { roubles } from '../rules/money'
import type { Shop } from '../shop'

/** What everybody sees who knows the draft of the order. */
const publicParts = ({ number, status }: MadeOrder): PlacedOrderRecord => ({
  number,
  status,
  ...blankPlacedOrder,
})

const sumsOf = (order: MadeOrder) => ({
  total: roubles(order.total_kopecks),
  paid: roubles(order.paid_kopecks),
  due: roubles(order.due_kopecks),
})

const nameOf = (person: NameRecord) => personName(person) || null

const contactsOf = ({ customer, recipient }: Draft) => ({
  customerName: nameOf(customer),
  phone: customer.phone ?? null,
  email: customer.email || null,
  recipientName: recipient && nameOf(recipient),
  recipientPhone: recipient?.phone ?? null,
})

function deliveryOf(order: MadeOrder, carriers: readonly Carrier[], point: PointInZone | undefined) {
  const carrier = carriers.find(({ id }) => id === order.carrier_id)
  return {
    toDoor: order.to_door,
    carrierName: carrier?.name ?? null,
    address: order.delivery_address || null,
    pickPoint: point === undefined ? null : pickPointOf(point, carrier?.name ?? '', point.payment, false),
    storagePeriodInDays: order.to_door ? null : (carrier?.storageDays ?? null),
  }
}

/** The promo code of the order, and what it took off. */
async function promoOf({ db }: Shop, { order_in_process_id: draftId, details }: MadeOrder) {
  const code = details['promoCode']
  if (draftId === null || typeof code !== 'string') return {}
  const use = await db
    .selectFrom('promo_code_use')
    .select('kopecks')
    .where('order_in_process_id', '=', draftId)
    .executeTakeFirst()
  return { promoCode: code, promoDiscount: use === undefined ? null : roubles(use.kopecks) }
}

const BY_INVOICE = 'FromCheckingAccountAsLegalEntity'

const invoiceUrlOf = async (shop: Shop, order: MadeOrder, draftKey: string | null) =>
  draftKey === null || order.purchase_type !== BY_INVOICE
    ? null
    : urlFor(shop, invoicePath(await invoiceToken(shop, order.id, draftKey)))

/** An order as its confirmation shows it: all to its owner, number, status and sums to its payer, number and status to others. */
export async function placedOrder(
  shop: Shop,
  orderId: string,
  { draft, role }: OpenedDraft,
  draftKey: string | null,
): Promise<PlacedOrderRecord> {
  const [order, point, paidOn, carriers] = await Promise.all([
    findOrder(shop.db, orderId),
    pointOfOrder(shop.db, orderId),
    lastPaidOn(shop.db, draft.id),
    shop.kept.read(shop.db, activeCarriers),
  ])
  if (role === 'stranger') return publicParts(order)
  if (role === 'payer') return { ...publicParts(order), ...sumsOf(order) }
  const isDue = order.due_kopecks > 0 && order.purchase_type !== 'PayOnDelivery'
  return {
    ...publicParts(order),
    ...sumsOf(order),
    ...contactsOf(draft),
    companyName: order.purchase_type === BY_INVOICE ? draft.company?.companyName || null : null,
    ...deliveryOf(order, carriers, point),
    createdOn: order.created_on.toISOString(),
    goodsTotal: roubles(order.goods_kopecks),
    discount: roubles(order.discount_kopecks),
    ...(await promoOf(shop, order)),
    deliveryCost: roubles(order.delivery_kopecks),
    paidOn: paidOn?.toISOString() ?? null,
    payUntil: isDue ? payUntil(shop, order.created_on) : null,
    purchaseType: order.purchase_type,
    invoiceUrl: await invoiceUrlOf(shop, order, draftKey),
  }
}
