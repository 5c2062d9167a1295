import * as z from 'zod/mini'
import { asked } from './query.wire'
import { namedRef } from './shared.wire'
import { email, flag, id, list, maybe, money, phone, text, wire } from './wire'

export const calculatedItem = z.object({
  id,
  name: text(),
  price: money,
  hashCode: text(),
  quantity: maybe(z.int()),
  total: maybe(money),
  discountPrice: maybe(money),
  isAvailable: maybe(flag),
})

export const cartCalculation = z.object({
  items: list(calculatedItem),
  total: money,
  discountedTotal: maybe(money),
  payOnDeliveryDiscountedCost: maybe(money),
  /** Goods of the request that the shop no longer sells. */
  removed: maybe(list(namedRef)),
})

export const cartGoodRef = z.object({
  id,
  quantity: z.int(),
  /** What the buyer sees; the server counts with its own price. */
  price: maybe(money),
  total: maybe(money),
  hashCode: maybe(text()),
})

export const cartCalculateRequest = z.object({
  goods: list(cartGoodRef),
  /** Some domain groups have a discount (PRICE-14). */
  email: maybe(email),
  /** A known buyer's rating decides on pay on delivery (PRICE-13). */
  phone: maybe(phone),
  promoCode: maybe(text()),
})

export const cartByOrder = z.object({ orderId: id })

export const calculateCartWire = wire({
  query: z.object({ orderInProcessId: asked(id) }),
  body: cartCalculateRequest,
  answer: cartCalculation,
})

export const calculateCartByOrderIdWire = wire({ body: cartByOrder, answer: cartCalculation })

export const calculateSplitPaymentWire = wire({ body: cartCalculateRequest, answer: cartCalculation })
