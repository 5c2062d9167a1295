import type { Trx } from '../db'
import { closeSessions, lockSessions } from '../features/payment/sessions'
import type { StaffRecord } from '../features/staff-resources/engine/server-resource'
import { kopecksIn } from '../rules/money'
import { statusAfterEdit } from '../rules/order-edit'
import { isOpenSession, paymentOf } from '../rules/payment-session'
import type { Shop } from '../shop'

/** Money of an order that costs something else now: what was paid stays, what is being paid for the old sum is closed. */
export async function editedPayment(
  shop: Shop,
  trx: Trx,
  before: StaffRecord,
  { option, totalKopecks }: { readonly option: string; readonly totalKopecks: number },
) {
  const draftId = before['orderInProcessId']
  const sessions = typeof draftId === 'string' ? await lockSessions(trx, draftId) : []
  const isOther = option !== before['purchaseType'] || totalKopecks !== kopecksIn(before['total'])
  if (isOther)
    await closeSessions(
      shop,
      trx,
      sessions.filter((each) => isOpenSession(each, shop.now())),
    )
  const paidKopecks = kopecksIn(before['paidAmount'])
  const worth = totalKopecks - kopecksIn(before['returnedAmount'])
  const now = sessions.length > 0 ? await lockSessions(trx, String(draftId)) : []
  const status = statusAfterEdit({ status: String(before['status']), option, totalKopecks: worth, paidKopecks })
  return {
    paymentStatus:
      now.length > 0 ? paymentOf(now, { option, totalKopecks: worth }, shop.now()).status : before['paymentStatus'],
    ...(status !== before['status'] && { status }),
  }
}
