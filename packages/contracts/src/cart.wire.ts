import * as z from 'zod/mini'
import type { CalculatedCart } from './cart.types'
import { toKopecks, toKopecksOrNull } from './money'
import { asked } from './query.wire'
import { namedRef } from './shared.wire'
import { email, flag, id, int, list, mapped, maybe, money, oneOf, phone, pieces, text, wire, type Output } from './wire'

export const calculatedItem = z.object({
  id,
  name: text(),
  price: money,
  hashCode: text(),
  quantity: maybe(int()),
  total: maybe(money),
  discountPrice: maybe(money),
  isAvailable: maybe(flag),
  /** The fewest pieces that the shop sells; absent = 1. An order of fewer is refused. */
  minOrderQuantity: maybe(int()),
  /** Pieces of a pack; absent = 1. An order takes whole packs. */
  quantityStep: maybe(int()),
  /** The most pieces that can be had now; absent = as many as an order takes. An order of more is refused. */
  maxOrderQuantity: maybe(int()),
})

/** Why a promo code is not granted; a new value is passed on as it is. */
export const promoReason = oneOf(
  ['unknown', 'notYet', 'over', 'usedUp', 'usedByYou', 'noProducts', 'minSum'],
  'unknown',
)

export const cartPromo = z.object({
  /** The code as the shop writes it. */
  code: text(64),
  /** Whether the amounts of the calculation have it. */
  isApplied: flag,
  /** Why it is not granted. */
  reason: maybe(promoReason),
  /** The same in words, for people. */
  message: maybe(text()),
  /** What is missing to the least sum that it is for. */
  missing: maybe(money),
  /** What it takes off. */
  discount: maybe(money),
})

export const cartCalculation = z.object({
  items: list(calculatedItem),
  total: money,
  discountedTotal: maybe(money),
  payOnDeliveryDiscountedCost: maybe(money),
  /** Pay on delivery is for orders from this sum. */
  payOnDeliveryFrom: maybe(money),
  /** Products of the request that have to be paid in advance: the cart does not promise them on delivery. */
  onlyForPrepaymentProducts: maybe(list(namedRef)),
  /** Products of the request that the shop no longer sells. */
  removed: maybe(list(namedRef)),
  /** What became of the promo code of the request; absent where there was none. */
  promo: maybe(cartPromo),
})

export const cartGoodRef = z.object({
  id,
  quantity: pieces,
  /** What the buyer sees; the server counts with its own price. */
  price: maybe(money),
  total: maybe(money),
  hashCode: maybe(text(128)),
})

export const cartCalculateRequest = z.object({
  goods: list(cartGoodRef, 200),
  /** Some domain groups have a discount. Source: PRICE-14. */
  email: maybe(email),
  /** A known buyer's rating decides on pay on delivery. Source: PRICE-13. */
  phone: maybe(phone),
  promoCode: maybe(text(64)),
})

export const cartByOrder = z.object({ orderId: id })

const calculationFromWire = (calculation: Output<typeof cartCalculation>): CalculatedCart => ({
  items: calculation.items.map((item) => ({
    id: item.id,
    name: item.name,
    price: toKopecks(item.price),
    hashCode: item.hashCode,
    discountPrice: toKopecksOrNull(item.discountPrice),
    available: item.isAvailable ?? true,
    ...(item.minOrderQuantity !== null && { minimum: item.minOrderQuantity }),
    ...(item.quantityStep !== null && { step: item.quantityStep }),
    ...(item.maxOrderQuantity !== null && { maximum: item.maxOrderQuantity }),
  })),
  total: toKopecks(calculation.total),
  discountedTotal: toKopecksOrNull(calculation.discountedTotal),
  payOnDeliveryDiscountedCost: toKopecksOrNull(calculation.payOnDeliveryDiscountedCost),
  payOnDeliveryFrom: toKopecksOrNull(calculation.payOnDeliveryFrom),
  ...(calculation.onlyForPrepaymentProducts !== null && { prepaymentOnly: calculation.onlyForPrepaymentProducts }),
  removed: calculation.removed ?? [],
  ...(calculation.promo !== null && {
    promo: {
      ...calculation.promo,
      missing: toKopecksOrNull(calculation.promo.missing),
      discount: toKopecksOrNull(calculation.promo.discount),
    },
  }),
})

const calculated = mapped(cartCalculation, calculationFromWire)

export const calculateCartWire = wire({
  query: z.object({ orderInProcessId: asked(id) }),
  body: cartCalculateRequest,
  response: calculated,
})

export const calculateCartByOrderIdWire = wire({ body: cartByOrder, response: calculated })

export const calculateSplitPaymentWire = wire({ body: cartCalculateRequest, response: calculated })
