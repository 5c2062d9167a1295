import * as z from 'zod/mini'
import { id, maybe, nothing, oneOf, text, wire } from './wire'

export const analyticsEventType = oneOf(['OrderCreated'])

export const analyticsEvent = z.object({
  eventType: analyticsEventType,
  /** The items as JSON text. */
  payload: text(32_000),
  customerId: maybe(id),
  orderId: maybe(id),
  orderInProcessId: maybe(id),
})

export const sendAnalyticsWire = wire({ body: analyticsEvent, response: nothing })
