import * as z from 'zod/mini'
import { paymentProvider } from '../shared.wire'
import { count, datetime, flag, id, list, maybe, money, oneOf, pathId, text, wire } from '../wire'

export const orderRefundState = oneOf(['Waiting', 'Sent', 'Done', 'Failed', 'Declined'])

export const refundedLine = z.object({ id, quantity: count() })

export const orderRefund = z.object({
  id,
  amount: money,
  provider: paymentProvider,
  state: orderRefundState,
  reason: text(500),
  lines: list(refundedLine),
  askedBy: text(),
  /** The second person who approved or declined it. */
  approvedBy: maybe(text()),
  /** Why the provider has refused it. */
  message: maybe(text()),
  /** Whether who reads may approve or decline it. */
  mayDecide: flag,
  createdOn: datetime,
  updatedOn: datetime,
})

export const orderRefunds = z.object({
  items: list(orderRefund),
  /** What may still go back. */
  refundable: money,
  /** The next refund from this sum on waits for a second person, by what went back without one; null = none does. */
  approveFrom: maybe(money),
})

/** A sum, the pieces of lines, or all that was paid where neither is given. */
export const orderRefundRequest = z.object({
  amount: maybe(money),
  lines: list(refundedLine),
  reason: text(500),
})

export const readOrderRefundsWire = wire({ params: z.object({ id: pathId }), response: orderRefunds })

export const refundOrderWire = wire({
  params: z.object({ id: pathId }),
  body: orderRefundRequest,
  response: orderRefunds,
})

export const decideOrderRefundWire = wire({
  params: z.object({ id: pathId }),
  body: z.object({ approve: flag }),
  response: orderRefunds,
})
