import * as z from 'zod/mini'
import { datetime, money, pathId, text, wire } from '../wire'

export const orderPaymentLink = z.object({
  /** The address for the buyer; what it asks for is what is due when it is opened. */
  url: text(),
  /** What is due now. */
  amount: money,
  expiresOn: datetime,
})

export const makePaymentLinkWire = wire({ params: z.object({ id: pathId }), response: orderPaymentLink })
