import * as z from 'zod/mini'
import { customer } from './order-draft.wire'
import { count, datetime, flag, maybe, note, nothing, orNull, part, phone, text, wire } from './wire'

/** A server that says nothing with a 2xx status has done it. */
const succeed = note(orNull(z.boolean()), { json: { type: 'boolean' } })

export const sendSmsCodeRequest = z.object({
  phoneNumber: phone,
  /** Against robots; see the other forms. */
  reCaptchaToken: maybe(text(4_096)),
})

export const sendSmsCodeResult = z.object({
  succeed,
  codeLength: count(4),
  expiresInSeconds: count(300),
  resendAfterSeconds: count(60),
  /** Of demo servers alone. */
  simulatedCode: maybe(text()),
})

export const checkConfirmCodeRequest = z.object({ phoneNumber: phone, confirmCode: text(8) })

export const checkConfirmCodeResult = z.object({
  succeed,
  customer: maybe(customer),
  /** When the visitor has to log in again. */
  expiresOn: maybe(datetime),
})

export const loginState = z.object({ isLoggedIn: flag, customer: maybe(customer), expiresOn: maybe(datetime) })

export const sendSmsCodeWire = wire({ body: sendSmsCodeRequest, response: part(sendSmsCodeResult) })
export const checkConfirmCodeWire = wire({ body: checkConfirmCodeRequest, response: part(checkConfirmCodeResult) })
export const loadLoginStateWire = wire({ response: loginState })
export const logOutWire = wire({ response: nothing })
