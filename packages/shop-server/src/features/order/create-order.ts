import type { Transaction } from 'kysely'
import { sql } from 'kysely'
import type { ShopDatabase } from '../../db'
import { normalPhone } from '../../rules/phone'
import type { Shop } from '../../shop'
import { closeSessions, isOpenSession, lockSessions, paymentOf } from '../payment/sessions'
import type { Draft } from './drafts'
import type { PricedDraft } from './priced-draft'

/** What an order needs to be known of a draft that passed all checks. */
export interface ReadyDraft {
  readonly draft: Draft
  readonly priced: PricedDraft
  readonly option: string
  readonly costKopecks: number
}

/** The buyer of the phone; a new one is entered, a known one keeps the names he is known by. */
async function customerIdOf(shop: Shop, trx: Transaction<ShopDatabase>, { customer }: Draft): Promise<string> {
  const now = new Date(shop.now())
  const { id } = await trx
    .insertInto('customer')
    .values({
      id: shop.randomId(),
      phone: normalPhone(customer.phone) ?? '',
      first_name: customer.firstName ?? '',
      last_name: customer.lastName ?? '',
      middle_name: customer.middleName ?? null,
      email: customer.email ?? null,
      secondary_phone: customer.secondaryPhone ?? null,
      registered_on: now,
      updated_on: now,
    })
    .onConflict((conflict) => conflict.column('phone').doUpdateSet({ updated_on: now }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The address of the parcel in one line: the point's, or the buyer's with the parts that are filled (DELIV-23). */
function addressOf({ delivery }: Draft, { city, point }: PricedDraft): string {
  if (point) return [city?.name, point.address].filter(Boolean).join(', ')
  const parts = [
    delivery.addressDeliveryCity,
    delivery.addressDeliveryStreet,
    delivery.addressDeliveryHouse,
    delivery.addressDeliverApartment,
  ]
  return delivery.addressDelivery?.trim() || parts.filter((part) => part?.trim()).join(', ')
}

const firstStatus = (option: string, isPaid: boolean, isBlocked: boolean) => {
  if (isPaid) return 'Paid'
  return option === 'PayOnDelivery' || isBlocked ? 'AwaitingConfirmation' : 'AwaitingPayment'
}

/**
 * Writes order, lines and history and closes the draft, and with it the payments that were begun another way; all within the
 * caller's transaction.
 */
export async function createOrder(
  shop: Shop,
  trx: Transaction<ShopDatabase>,
  { draft, priced, option, costKopecks }: ReadyDraft,
  author: 'buyer' | 'system' = 'buyer',
) {
  const now = new Date(shop.now())
  const { goodsKopecks, totalKopecks, unitKopecks } = priced.discountedBy(option)
  const sessions = await lockSessions(trx, draft.id)
  const payment = paymentOf(sessions, option, shop.now())
  await closeSessions(
    shop,
    trx,
    sessions.filter((session) => session.purchase_type !== option && isOpenSession(session, shop.now())),
  )
  const customerId = await customerIdOf(shop, trx, draft)
  const { rows } = await sql<{ number: string }>`select nextval('order_number_sequence')::text as number`.execute(trx)
  const number = rows[0]?.number ?? ''
  const json = (part: unknown) => (part === null ? null : JSON.stringify(part))
  const { id } = await trx
    .insertInto('customer_order')
    .values({
      id: shop.randomId(),
      number,
      order_in_process_id: draft.id,
      customer_id: customerId,
      status: firstStatus(option, payment.paidKopecks >= totalKopecks + costKopecks, priced.rating === 'Blocked'),
      purchase_type: option,
      payment_status: payment.status,
      carrier_id: priced.quote?.carrier.id ?? '',
      to_door: priced.quote?.toDoor ?? false,
      city_id: priced.city?.id ?? '',
      pick_point_id: priced.point?.id ?? null,
      delivery_address: addressOf(draft, priced),
      recipient: json(draft.recipient),
      company: option === 'FromCheckingAccountAsLegalEntity' ? json(draft.company) : null,
      comment: draft.customer.comment ?? null,
      goods_kopecks: goodsKopecks,
      discount_kopecks: goodsKopecks - totalKopecks,
      delivery_kopecks: costKopecks,
      total_kopecks: totalKopecks + costKopecks,
      paid_kopecks: payment.paidKopecks,
      weight_kg: priced.goods.reduce((sum, good) => sum + good.weightKg * good.quantity, 0),
      marketing: json(draft.marketing),
      consent_on: draft.consent_on,
      policy_version: draft.policy_version,
      created_on: now,
      updated_on: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await trx
    .insertInto('order_item')
    .values(
      priced.goods.map((good, index) => ({
        order_id: id,
        line_number: index + 1,
        product_id: good.id,
        article: good.article,
        name: good.name,
        quantity: good.quantity,
        price_kopecks: good.priceKopecks,
        discount_price_kopecks: unitKopecks[index] ?? good.priceKopecks,
        total_kopecks: (unitKopecks[index] ?? good.priceKopecks) * good.quantity,
        weight_kg: good.weightKg * good.quantity,
      })),
    )
    .execute()
  const changes = JSON.stringify({ purchaseType: option, totalKopecks: totalKopecks + costKopecks })
  await trx
    .insertInto('order_history')
    .values({ order_id: id, author, kind: 'Created', changes, created_on: now })
    .execute()
  await trx
    .updateTable('order_in_process')
    .set((eb) => ({ created_order_id: id, version: eb('version', '+', 1), updated_on: now }))
    .where('id', '=', draft.id)
    .execute()
  return { orderId: id, orderInProcessId: draft.id, customerId, orderNumber: number }
}
