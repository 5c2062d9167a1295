import * as z from 'zod/mini'
import { asked, queryInt } from '../query.wire'
import { transportCompany } from '../shared.wire'
import { trackingResult } from '../track.wire'
import { historyList } from './history.wire'
import { orderItem } from './order.wire'
import { saveResult } from './save-result.wire'
import { clientRating, orderStatus, transportCompanyOrderStatus } from './values.wire'
import { count, datetime, flag, id, list, maybe, money, pathId, phone, text, url, wire } from '../wire'

export const orderInfo = z.object({
  id,
  number: text(),
  status: orderStatus,
  statusName: text(),
  createdOn: datetime,
  customerName: text(),
  phone: text(),
  cityName: text(),
  deliveryText: text(),
  paymentText: text(),
  total: money,
  paidAmount: money,
  codAmount: money,
  items: list(orderItem),
  trackCode: maybe(text()),
  transportCompanyOrderStatus: maybe(transportCompanyOrderStatus),
  customerOrdersCount: count(),
  clientRating,
  managerComment: maybe(text()),
})

export const orderPlace = z.object({
  weightKg: z.number(),
  lengthCm: z.number(),
  widthCm: z.number(),
  heightCm: z.number(),
})

export const orderSendInfo = z.object({
  orderId: id,
  transportCompany,
  canSend: flag,
  /** What to fix first. */
  problems: list(text()),
  places: list(orderPlace),
  weightKg: z.number(),
  volumeM3: z.number(),
  declaredValue: money,
  codAmount: money,
  recipientName: text(),
  recipientPhone: phone,
  pickPointCode: maybe(text()),
  address: maybe(text()),
  labelUrl: maybe(url),
})

export const orderTkStatusUpdate = z.object({
  id,
  version: maybe(z.int()),
  /** Required when trackCode is given. */
  transportCompanyOrderStatus: maybe(transportCompanyOrderStatus),
  trackCode: maybe(text(64)),
})

export const trackRequest = z.object({
  trackNumber: text(64),
  /** Storefront call only. */
  reCaptchaToken: maybe(text()),
})

export const readOrderSendInfoWire = wire({ params: z.object({ id: pathId }), response: orderSendInfo })

export const readOrderHistoryWire = wire({
  params: z.object({ id: pathId }),
  query: z.object({ pageIndex: asked(queryInt) }),
  response: historyList,
})

export const readOrderInfoWire = wire({ params: z.object({ id: pathId }), response: orderInfo })

export const saveOrderTkStatusWire = wire({ body: orderTkStatusUpdate, response: saveResult })

export const trackOrderWire = wire({ body: trackRequest, response: trackingResult })
