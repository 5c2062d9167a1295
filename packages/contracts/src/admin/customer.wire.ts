import * as z from 'zod/mini'
import { company } from '../order-draft.wire'
import { marketing, namedRef, paging } from '../shared.wire'
import { customerListing } from './customer.listing'
import { listQuery } from './list.wire'
import { saveResult } from './save-result.wire'
import { clientRating, customerType } from './values.wire'
import { readOnly } from './read-only.wire'
import { asked } from '../query.wire'
import {
  count,
  datetime,
  email,
  flag,
  id,
  list,
  maybe,
  money,
  pathId,
  percent,
  pathText,
  phone,
  text,
  wire,
} from '../wire'

export const customerShort = z.object({
  id,
  name: text(),
  phone: maybe(phone),
  email: maybe(email),
  rating: clientRating,
})

export const customerShortList = z.object({
  items: list(customerShort),
})

export const customerEdition = z.object({
  id: maybe(id),
  version: maybe(z.int()),
  type: customerType,
  lastName: maybe(text(100)),
  firstName: text(100),
  middleName: maybe(text(100)),
  fullName: readOnly(text()),
  /** Unique. */
  phone,
  secondaryPhone: maybe(phone),
  email: maybe(email),
  company: maybe(company),
  cityId: maybe(id),
  city: readOnly(maybe(namedRef)),
  discountPercent: maybe(percent()),
  /** , computed. */
  rating: readOnly(clientRating),
  ratingOverride: maybe(clientRating),
  isBlocked: flag,
  blockReason: maybe(text(500)),
  /** Staff only. */
  comment: maybe(text(2000)),
  tags: list(text()),
  acceptsEmail: flag,
  acceptsSms: flag,
  ordersCount: readOnly(count()),
  totalSpent: readOnly(money),
  lastOrderOn: readOnly(maybe(datetime)),
  registeredOn: readOnly(datetime),
  lastLoginOn: readOnly(maybe(datetime)),
  marketing: readOnly(marketing),
  updatedOn: readOnly(datetime),
})

export const customerPreview = z.object({
  id,
  version: count(),
  fullName: text(),
  phone: text(),
  email: maybe(text()),
  type: customerType,
  cityName: maybe(text()),
  rating: clientRating,
  ordersCount: count(),
  totalSpent: money,
  lastOrderOn: maybe(datetime),
  isBlocked: flag,
  registeredOn: datetime,
})

export const customerPreviewList = z.object({
  items: list(customerPreview),
  paging,
})

export const customerRating = z.object({
  customerId: id,
  rating: clientRating,
  ordersTotal: count(),
  delivered: count(),
  refused: count(),
  returned: count(),
  cancelled: count(),
  buyOutPercent: maybe(z.number()),
  /** 0-100; below 5 = Negative. */
  percentile: maybe(z.number()),
  isPayOnDeliveryAllowed: flag,
  reasons: list(text()),
})

export const readCustomerWire = wire({ params: z.object({ id: pathId }), response: customerEdition })

export const listCustomersWire = wire({ query: listQuery(customerListing), response: customerPreviewList })

export const searchCustomersWire = wire({
  query: z.object({ query: asked(pathText(200)) }),
  response: customerShortList,
})

export const readCustomerRatingWire = wire({ params: z.object({ id: pathId }), response: customerRating })

export const saveCustomerWire = wire({ body: customerEdition, response: saveResult })
