import { isPermitted } from '@prilavok/contracts/admin'
import type { OrderRefund, PaymentSession, RefundedLine, Trx } from '../db'
import { insertRefund, isTaken, moveRefund, refundsOf } from '../features/payment/refunds'
import { hashOfSecret } from '../http/draft-key'
import { HttpProblem } from '../http/problem'
import type { StaffMember } from '../http/staff-session'
import { isPaidSession } from '../rules/payment-session'
import { kopecksOfLines, splitRefund, type RefundableLine } from '../rules/refunds'
import type { Shop } from '../shop'
import { lockOrder } from './lock-order'
import { noteRefund, sendRefund } from './send-refund'

/** A refund as staff ask for it: a sum, or the pieces of lines, or all that was paid where neither is given. */
interface RefundRequest {
  readonly orderId: string
  readonly amountKopecks: number | null
  readonly lines: readonly RefundedLine[]
  readonly reason: string
  /** The key of the request: asked for again, it is the same refund. */
  readonly key: string
}

const refuse = (pointer: string, code: string, message: string): never => {
  throw new HttpProblem('validation-failed', { errors: [{ pointer, code, message }] })
}

async function linesOf(trx: Trx, orderId: string, refunds: readonly OrderRefund[]): Promise<readonly RefundableLine[]> {
  const items = await trx.selectFrom('order_item').selectAll().where('order_id', '=', orderId).execute()
  const taken = refunds.filter(isTaken).flatMap(({ lines }) => lines)
  return items.map((item) => {
    const id = `${orderId}-${item.line_number}`
    const refunded = taken.filter((each) => each.id === id).reduce((sum, { quantity }) => sum + quantity, 0)
    return { id, quantity: item.quantity, unitKopecks: item.discount_price_kopecks, refunded }
  })
}

/** What of each payment went back or is on its way. */
export const refundable = (sessions: readonly PaymentSession[], refunds: readonly OrderRefund[]) =>
  sessions.filter(isPaidSession).map(({ id, amount_kopecks: amountKopecks }) => ({
    id,
    amountKopecks,
    refundedKopecks: refunds
      .filter((each) => each.session_id === id && isTaken(each))
      .reduce((sum, { amount_kopecks }) => sum + amount_kopecks, 0),
  }))

/** From which sum on the next refund of an order needs a second person: what went back without one counts. Null: none ever does. */
export function approvalFrom({ settings }: Pick<Shop, 'settings'>, refunds: readonly OrderRefund[]): number | null {
  if (settings.approveRefundsFromKopecks === null) return null
  const unapproved = refunds.filter((each) => isTaken(each) && each.approved_by === null)
  const kopecks = unapproved.reduce((sum, { amount_kopecks }) => sum + amount_kopecks, 0)
  return Math.max(0, settings.approveRefundsFromKopecks - kopecks)
}

/** Writes the refund down, under the locks of the order: two who ask at once never give back more than was paid. */
const begin = (shop: Shop, { orderId, amountKopecks, lines, reason, key }: RefundRequest, member: StaffMember) =>
  shop.db.transaction().execute(async (trx) => {
    const { sessions } = await lockOrder(trx, orderId)
    const refunds = await refundsOf(trx, orderId)
    const idOf = (index: number) => hashOfSecret(`${orderId}:${key}:${index}`)
    const own = new Set([...refunds.keys(), refunds.length].map(idOf))
    const known = refunds.filter(({ id }) => own.has(id))
    if (known.length > 0) return { ids: known.map(({ id }) => id), state: 'Sent' as const }
    const payments = refundable(sessions, refunds)
    const left = payments.reduce((sum, each) => sum + each.amountKopecks - each.refundedKopecks, 0)
    const byLines = lines.length === 0 ? null : kopecksOfLines(await linesOf(trx, orderId, refunds), lines)
    if (lines.length > 0 && byLines === null) refuse('/lines', 'between', 'Столько штук в заказе не осталось')
    const wanted = byLines ?? amountKopecks ?? left
    const parts = splitRefund(payments, wanted)
    if (parts === null)
      return refuse(
        '/amount',
        'between',
        left > 0 ? 'Оплачено меньше, чем нужно вернуть' : 'Возвращать нечего: денег за заказ нет',
      )
    const connected = (id: string) => {
      const session = sessions.find((each) => each.id === id)
      return session !== undefined && shop.providers.get(session.provider)?.refund !== undefined
    }
    if (!parts.every(({ id }) => connected(id)))
      throw new HttpProblem('order-not-payable', {
        detail: 'Провайдер этого платежа не возвращает деньги по запросу магазина.',
      })
    const from = approvalFrom(shop, refunds)
    const state = from !== null && wanted >= from ? 'Waiting' : 'Sent'
    const ids: string[] = []
    for (const [index, { id: sessionId, kopecks }] of parts.entries()) {
      const id = idOf(index)
      // Lines belong to the refund as a whole: the first part names them.
      const named = index === 0 ? lines : []
      await insertRefund(shop, trx, {
        id,
        orderId,
        sessionId,
        kopecks,
        reason,
        lines: named,
        state,
        askedBy: member.id,
      })
      ids.push(id)
    }
    await noteRefund(shop, trx, member, orderId, { kopecks: wanted, state, reason })
    return { ids, state }
  })

/** Gives money back, or has a second person asked first; the caller's key makes a repeat the same refund. */
export async function refundOrder(shop: Shop, request: RefundRequest, member: StaffMember): Promise<void> {
  if (request.reason.trim() === '') refuse('/reason', 'required', 'Укажите причину возврата')
  const { ids, state } = await begin(shop, request, member)
  if (state === 'Sent') for (const id of ids) await sendRefund(shop, id)
}

/** A second person approves or declines a refund; whoever asked for it does not. */
export async function decideRefund(shop: Shop, id: string, isApproved: boolean, member: StaffMember): Promise<string> {
  if (!isPermitted(member.permissions, 'order:approve-refund')) throw new HttpProblem('forbidden')
  const orderId = await shop.db.transaction().execute(async (trx) => {
    const refund = await trx.selectFrom('order_refund').selectAll().where('id', '=', id).executeTakeFirst()
    if (refund === undefined) throw new HttpProblem('not-found')
    if (refund.asked_by === member.id)
      throw new HttpProblem('forbidden', { detail: 'Возврат подтверждает другой сотрудник, не тот, кто его запросил.' })
    const state = isApproved ? 'Sent' : 'Declined'
    const moved = await moveRefund(shop, trx, id, 'Waiting', state, { approvedBy: member.id })
    if (moved !== null)
      await noteRefund(shop, trx, member, refund.order_id, {
        kopecks: refund.amount_kopecks,
        state,
        reason: refund.reason,
      })
    return refund.order_id
  })
  if (isApproved) await sendRefund(shop, id)
  return orderId
}
