import type { OrderPaymentLink } from '@prilavok/contracts/admin'
import type { PaymentSession, Trx } from '../db'
import { issueDraftToken } from '../features/order/draft-tokens'
import { closeSessions, insertSession, sessionsOf } from '../features/payment/sessions'
import { addHistory } from '../features/staff-resources/engine/history'
import { hashOfSecret } from '../http/draft-key'
import { HttpProblem } from '../http/problem'
import type { StaffMember } from '../http/staff-session'
import { orderPageUrl, paymentLinkPath } from '../links'
import { DAY_MS } from '../rules/days'
import { roubles } from '../rules/money'
import { linkPayment, takesMoney, type LinkPayment } from '../rules/payment-link'
import { monthsOf } from '../rules/payment-providers'
import { isOpenSession } from '../rules/payment-session'
import type { Shop } from '../shop'
import { lockOrder } from './lock-order'
import { offeredBy } from './offered-options'
import { pollProvider } from './poll-provider'
import { needConnection, startAtProvider } from './start-payment'

/** So long a link waits for its buyer. */
const LINK_DAYS = 7
/** So long a buyer may come back and see what became of a payment. */
const RETURN_DAYS = 3

type DueOrder = Awaited<ReturnType<typeof lockOrder>>['order']

const notPayable = (detail: string): HttpProblem => new HttpProblem('order-not-payable', { detail })

/** How what is due of an order is paid now; 409 where nothing is, or nobody takes it. */
async function paymentOf(shop: Shop, db: Trx, order: DueOrder): Promise<LinkPayment> {
  const { purchase_type: option, due_kopecks: dueKopecks, paid_kopecks: paidKopecks, status } = order
  if (dueKopecks <= 0) throw notPayable('Заказ оплачен, доплачивать нечего.')
  if (!takesMoney(status)) throw notPayable('Отменённый или возвращённый заказ не оплачивают.')
  const payment = linkPayment({ option, dueKopecks, paidKopecks, offered: await offeredBy(shop, db) })
  if (payment === null) throw notPayable('Магазин сейчас не принимает оплату картой на сайте.')
  return payment
}

/** Makes an address by which the buyer pays what is due; only its hash is kept. */
export async function makeLink(
  shop: Shop,
  orderId: string,
  member: StaffMember,
  requestUrl: string,
): Promise<OrderPaymentLink> {
  const token = shop.randomId()
  const expiresOn = new Date(shop.now() + LINK_DAYS * DAY_MS)
  return shop.db.transaction().execute(async (trx) => {
    const { order } = await lockOrder(trx, orderId)
    if (order.order_in_process_id === null) throw notPayable('У заказа нет черновика: оплатить его на сайте нельзя.')
    await paymentOf(shop, trx, order)
    await trx
      .insertInto('payment_link')
      .values({
        token_hash: hashOfSecret(token),
        order_id: orderId,
        made_by: member.id,
        expires_on: expiresOn,
        created_on: new Date(shop.now()),
      })
      .execute()
    const amount = roubles(order.due_kopecks)
    await addHistory(trx, shop.now(), member, {
      ...{ resource: 'order', recordId: orderId, action: 'Updated' },
      changes: [{ field: 'paymentLink', before: null, after: { amount } }],
    })
    // A message has no page of its own that a path could lead on from.
    const url = new URL(paymentLinkPath(token), shop.settings.publicUrl ?? requestUrl).href
    return { url, amount, expiresOn: expiresOn.toISOString() }
  })
}

/** The open payment of exactly what is due: any other of the order is closed, so that no old sum can be paid. */
const openDue = (shop: Shop, orderId: string): Promise<PaymentSession> =>
  shop.db.transaction().execute(async (trx) => {
    const { order, sessions } = await lockOrder(trx, orderId)
    const draftId = order.order_in_process_id ?? ''
    const { provider, option } = await paymentOf(shop, trx, order)
    const amount = order.due_kopecks
    const open = sessions.filter((each) => isOpenSession(each, shop.now()))
    const same = open.find(
      (each) => each.provider === provider.key && each.purchase_type === option && each.amount_kopecks === amount,
    )
    await closeSessions(
      shop,
      trx,
      open.filter((each) => each !== same),
    )
    if (same !== undefined) return same
    const now = shop.now()
    return insertSession(trx, {
      id: shop.randomId(),
      order_in_process_id: draftId,
      provider: provider.key,
      purchase_type: option,
      amount_kopecks: amount,
      months: provider.schedule ? monthsOf(option, provider) : null,
      profile_id: null,
      state: 'Created',
      script: null,
      return_token: await issueDraftToken(shop, trx, { draftId, role: 'payer', days: RETURN_DAYS }),
      created_on: new Date(now),
      updated_on: new Date(now),
      expires_on: new Date(now + shop.settings.paymentMinutes * 60_000),
    })
  })

/** The order that a link is for; null for one that there is not, or whose time is over. */
async function orderOf({ db, now }: Shop, token: string) {
  const link = await db
    .selectFrom('payment_link')
    .innerJoin('customer_order', 'customer_order.id', 'payment_link.order_id')
    .select(['customer_order.id', 'customer_order.order_in_process_id as draftId', 'expires_on'])
    .where('token_hash', '=', hashOfSecret(token))
    .executeTakeFirst()
  return link?.draftId == null || link.expires_on.getTime() < now() ? null : { id: link.id, draftId: link.draftId }
}

/**
 * Where the buyer of a link is sent: to the provider's page for what is due at this moment, or to the page of an order that is paid.
 * What a payment that is open has come to is asked for first, so that nobody pays twice.
 */
export async function followLink(shop: Shop, token: string): Promise<string> {
  const order = await orderOf(shop, token)
  if (order === null) throw new HttpProblem('not-found')
  for (const session of await sessionsOf(shop.db, order.draftId)) await pollProvider(shop, session)
  const { due_kopecks: dueKopecks } = await shop.db
    .selectFrom('customer_order')
    .select('due_kopecks')
    .where('id', '=', order.id)
    .executeTakeFirstOrThrow()
  if (dueKopecks <= 0) return orderPageUrl(shop, { id: order.draftId })
  const session = await openDue(shop, order.id)
  const { url, message } = await startAtProvider(shop, needConnection(shop, session.provider), session)
  if (url === null) throw notPayable(message ?? 'The provider has no page.')
  return url
}
