import * as z from 'zod/mini'
import { id, list, maybe, oneOf, pathId, text, wire } from '../wire'

export const messageChannel = oneOf(['Email', 'Sms'])

export const messageWay = z.object({
  channel: messageChannel,
  /** Where it goes; null: the buyer has given none, or the shop has nobody who sends. */
  to: maybe(text()),
})

export const filledMessage = z.object({
  templateId: id,
  name: text(),
  subject: text(),
  text: text(),
  /** Names in braces that this order has nothing for. */
  missing: list(text()),
})

export const orderMessages = z.object({
  ways: list(messageWay),
  messages: list(filledMessage),
})

export const orderMessageRequest = z.object({
  channel: messageChannel,
  /** The template that the text began with, for the history. */
  templateId: maybe(id),
  /** Of a mail. */
  subject: maybe(text(200)),
  text: text(2000),
})

/** Sent; not taken by whoever sends it; or nobody knows, as the server stopped meanwhile. Nothing is sent again by itself. */
export const orderMessageState = oneOf(['Sent', 'Failed', 'Sending'])

export const orderMessageResult = z.object({ state: orderMessageState })

export const readOrderMessagesWire = wire({ params: z.object({ id: pathId }), response: orderMessages })

export const sendOrderMessageWire = wire({
  params: z.object({ id: pathId }),
  body: orderMessageRequest,
  response: orderMessageResult,
})
