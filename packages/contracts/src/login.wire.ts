import * as z from 'zod/mini'
import { orderStatusValues } from './admin/enumerations/order'
import { toKopecks } from './money'
import { customer } from './order-draft.wire'
import {
  count,
  datetime,
  flag,
  list,
  mapped,
  maybe,
  money,
  note,
  nothing,
  oneOf,
  orNull,
  part,
  phone,
  text,
  wire,
} from './wire'

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

const orderStatus = oneOf(orderStatusValues.values)

export const customerOrder = z.object({
  /** Shown to people. */
  orderNumber: text(),
  createdOn: datetime,
  status: orderStatus,
  /** The status as people read it. */
  statusName: text(),
  total: money,
  /** What is left to pay. */
  due: money,
  /** Null until the parcel is with its carrier. */
  trackNumber: maybe(text()),
})

/** Newest first. */
export const customerOrders = z.object({ orders: list(customerOrder) })

export const sendSmsCodeWire = wire({ body: sendSmsCodeRequest, response: part(sendSmsCodeResult) })
export const checkConfirmCodeWire = wire({ body: checkConfirmCodeRequest, response: part(checkConfirmCodeResult) })
export const loadLoginStateWire = wire({ response: loginState })
export const loadCustomerOrdersWire = wire({
  response: mapped(customerOrders, ({ orders }) =>
    orders.map((order) => ({ ...order, total: toKopecks(order.total), due: toKopecks(order.due) })),
  ),
})
export const logOutWire = wire({ response: nothing })
