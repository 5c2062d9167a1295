import * as z from 'zod/mini'
import { date, email, flag, id, maybe, money, note, oneOf, orNull, part, phone, pieces, text, wire } from './wire'
import { createdAnswer } from './shared.wire'

/** Yes, no, or nothing said: a server that says nothing with a 2xx status has taken the form. */
const succeed = note(orNull(z.boolean()), { json: { type: 'boolean' } })

export const callMeBackRequest = z.object({
  ProductId: maybe(id),
  FirstName: text(100),
  PhoneNumber: phone,
  Email: maybe(email),
})

export const oneClickOrderRequest = z.object({
  productId: id,
  firstName: text(100),
  lastName: maybe(text(100)),
  middleName: maybe(text(100)),
  phoneNumber: phone,
  email: maybe(email),
  quantity: maybe(pieces),
  cityId: maybe(id),
  personalDataConsent: maybe(flag),
})

export const oneClickOrderResult = z.object({
  succeed,
  orderId: maybe(id),
  orderNumber: maybe(text()),
  message: maybe(text()),
})

export const priceReductionRequest = z.object({
  productId: id,
  phone: maybe(phone),
  email: maybe(email),
  desiredPrice: maybe(money),
})

export const stockSubscriptionRequest = z.object({ productId: id, phone: maybe(phone), email: maybe(email) })

export const remindLaterRequest = z.object({
  productId: id,
  phone: maybe(phone),
  email: maybe(email),
  /** Seven days from now when left out. */
  remindOn: maybe(date),
})

export const wholesaleRequestType = oneOf(['Sale', 'Buy'])

export const wholesaleRequest = z.object({
  type: wholesaleRequestType,
  companyName: maybe(text(300)),
  inn: maybe(text(12)),
  name: text(100),
  phoneNumber: phone,
  email: maybe(email),
  comment: maybe(text(5_000)),
  reCaptchaToken: maybe(text(4_096)),
})

const created = part(createdAnswer)

export const callMeBackWire = wire({ body: callMeBackRequest, response: created })
export const orderInOneClickWire = wire({ body: oneClickOrderRequest, response: part(oneClickOrderResult) })
export const subscribeToPriceReductionWire = wire({ body: priceReductionRequest, response: created })
export const subscribeToStockWire = wire({ body: stockSubscriptionRequest, response: created })
export const remindMeLaterWire = wire({ body: remindLaterRequest, response: created })
export const askWholesaleWire = wire({ body: wholesaleRequest, response: created })
