import { decideOrderRefund, isPermitted, readOrderRefunds, refundOrder as refundCall } from '@prilavok/contracts/admin'
import { refundsOf } from '../features/payment/refunds'
import { sessionsOf } from '../features/payment/sessions'
import { asContract } from '../features/staff-resources/engine/as-contract'
import { keyOf } from '../http/idempotency'
import { HttpProblem } from '../http/problem'
import { staffRoute, type StaffRoute } from '../http/staff-route'
import type { StaffMember } from '../http/staff-session'
import { roubles } from '../rules/money'
import type { Shop } from '../shop'
import { approvalFrom, decideRefund, refundable, refundOrder } from './refund-order'

/** The refunds of an order as staff see them. */
async function shownRefunds(shop: Shop, orderId: string, member: StaffMember) {
  const order = await shop.db
    .selectFrom('customer_order')
    .select('order_in_process_id')
    .where('id', '=', orderId)
    .executeTakeFirst()
  if (order === undefined) throw new HttpProblem('not-found')
  const refunds = await refundsOf(shop.db, orderId)
  const sessions = order.order_in_process_id === null ? [] : await sessionsOf(shop.db, order.order_in_process_id)
  const people = await shop.db.selectFrom('staff_user').select(['id', 'display_name']).execute()
  const nameOf = (id: string) => people.find((each) => each.id === id)?.display_name ?? id
  const left = refundable(sessions, refunds).reduce((sum, each) => sum + each.amountKopecks - each.refundedKopecks, 0)
  const from = approvalFrom(shop, refunds)
  const mayApprove = isPermitted(member.permissions, 'order:approve-refund')
  return {
    items: refunds.map((each) => ({
      id: each.id,
      amount: roubles(each.amount_kopecks),
      provider: sessions.find(({ id }) => id === each.session_id)?.provider ?? '',
      state: each.state,
      reason: each.reason,
      lines: each.lines,
      askedBy: nameOf(each.asked_by),
      approvedBy: each.approved_by === null ? null : nameOf(each.approved_by),
      message: each.state === 'Failed' ? String(each.answer?.['message'] ?? '') : null,
      mayDecide: each.state === 'Waiting' && mayApprove && each.asked_by !== member.id,
      createdOn: each.created_on.toISOString(),
      updatedOn: each.updated_on.toISOString(),
    })),
    refundable: roubles(left),
    approveFrom: from === null ? null : roubles(from),
  }
}

/** Money that goes back to buyers: asked for by one, approved by another where it is much. */
export const staffRefundRoutes: readonly StaffRoute[] = [
  staffRoute(readOrderRefunds, async (shop, { params, member }) =>
    asContract(readOrderRefunds, await shownRefunds(shop, params.id, member)),
  ),

  staffRoute(refundCall, async (shop, { params, body, member, request }) => {
    const { amount, lines, reason } = body
    const asked = {
      orderId: params.id,
      amountKopecks: amount === null ? null : Math.round(amount * 100),
      lines,
      reason,
      key: keyOf(request.headers.get('Idempotency-Key') ?? undefined) ?? shop.randomId(),
    }
    await refundOrder(shop, asked, member)
    return asContract(refundCall, await shownRefunds(shop, params.id, member))
  }),

  staffRoute(decideOrderRefund, async (shop, { params, body, member }) => {
    const orderId = await decideRefund(shop, params.id, body.approve, member)
    return asContract(decideOrderRefund, await shownRefunds(shop, orderId, member))
  }),
]
