import { readOrderMessages, sendOrderMessage as sendCall } from '@prilavok/contracts/admin'
import { asContract } from '../features/staff-resources/engine/as-contract'
import { keyOf } from '../http/idempotency'
import { requirePermission } from '../http/staff-guard'
import { staffRoute, type StaffRoute } from '../http/staff-route'
import { messagesFor, sendOrderMessage } from './order-message'

/** A message tells whoever writes it who the buyer is. */
const PERSONAL = 'customer:read-personal-data'

/** Messages of the staff to the buyer of an order. */
export const orderMessageRoutes: readonly StaffRoute[] = [
  staffRoute(readOrderMessages, async (shop, { params, member }) => {
    requirePermission(member, PERSONAL)
    return asContract(readOrderMessages, await messagesFor(shop, params.id))
  }),

  staffRoute(sendCall, async (shop, { params, body, member, request }) => {
    requirePermission(member, PERSONAL)
    const key = keyOf(request.headers.get('Idempotency-Key') ?? undefined) ?? shop.randomId()
    return { state: await sendOrderMessage(shop, { orderId: params.id, message: body, key }, member) }
  }),
]
