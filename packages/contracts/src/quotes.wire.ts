import * as z from 'zod/mini'
import { carrierKey, carrierOfKey, distinctPoints } from './delivery.rules'
import type { CarrierId, CarrierQuote, DeliveryDiscount, DeliveryMethod, DeliveryQuotes } from './delivery.types'
import { toKopecks, toKopecksOrNull } from './money'
import { pickPoint, pickupPointFromWire } from './pickup-point.wire'
import { cashOnDeliveryAvailability, cityShown, namedRef, transportCompany } from './shared.wire'
import { dictionary, flag, int, list, mapped, maybe, money, orNull, text, url, type Output } from './wire'

export const transportCompanyDeliveryInfo = z.object({
  transportCompany,
  transportCompanyName: text(),
  transportCompanyImagePath: maybe(url),
  /** Null: it cannot be computed; zero beside `freeDelivery` is free. */
  cost: maybe(money),
  toDoor: flag,
  cashOnDeliveryAvailability,
  /** The first product that needs prepayment. */
  onlyForPrepaymentProductName: maybe(text()),
  storagePeriodInDays: maybe(int()),
  daysTravelTimeFrom: maybe(int()),
  daysTravelTimeTo: maybe(int()),
  freeDelivery: flag,
  /** At most one company of a map. */
  recommended: flag,
  /** Empty for door delivery, and when the question was asked without points. */
  pickPoints: list(pickPoint),
  /** How many there are when the points were left out. */
  pickPointsCount: maybe(int()),
})

export const discount = z.object({
  orderAmount: money,
  discountedOrderAmount: money,
  payImmediatelyOrderAmountWithDiscount: money,
  /** Only from a server that answers one discount for both methods. */
  payImmediatelyOrderAmountWithDiscount_ToDoor: maybe(money),
  payOnDeliveryOrderAmountWithDiscount: money,
  payOnDeliveryOrderAmountWithDiscount_ToDoor: maybe(money),
  /** Why there is a discount, to be shown under the total. */
  reasons: maybe(list(text())),
})

export const deliveryCosts = z.object({
  transportCompaniesDeliveryInfo: dictionary(transportCompanyDeliveryInfo),
  transportCompaniesDeliveryInfoToDoor: dictionary(transportCompanyDeliveryInfo),
  discount: orNull(discount),
  discountToDoor: orNull(discount),
  onlyForPrepaymentProducts: list(namedRef),
  city: maybe(cityShown),
})

type Info = Output<typeof transportCompanyDeliveryInfo>

const quoteFromWire = (info: Info, carrier: CarrierId, method: DeliveryMethod): CarrierQuote => ({
  key: carrierKey(carrier, method),
  carrier,
  method,
  name: info.transportCompanyName,
  imagePath: info.transportCompanyImagePath,
  cost: toKopecksOrNull(info.cost),
  free: info.freeDelivery,
  recommended: info.recommended,
  cashOnDelivery: info.cashOnDeliveryAvailability,
  prepaymentOnlyProduct: info.onlyForPrepaymentProductName,
  storageDays: info.storagePeriodInDays,
  daysFrom: info.daysTravelTimeFrom,
  daysTo: info.daysTravelTimeTo,
  pickupPoints: distinctPoints(info.pickPoints.map(pickupPointFromWire)),
  pickupPointsCount: info.pickPointsCount ?? info.pickPoints.length,
})

const discountFromWire = (amounts: Output<typeof discount>): DeliveryDiscount => ({
  orderAmount: toKopecks(amounts.orderAmount),
  discountedOrderAmount: toKopecks(amounts.discountedOrderAmount),
  payImmediately: toKopecks(amounts.payImmediatelyOrderAmountWithDiscount),
  payOnDelivery: toKopecks(amounts.payOnDeliveryOrderAmountWithDiscount),
  reasons: amounts.reasons ?? [],
})

/** A server may have merged the door amounts into the one discount already. Source: PRICE-02. */
const doorDiscountFromWire = (costs: Output<typeof deliveryCosts>): DeliveryDiscount | null => {
  if (costs.discountToDoor !== null) return discountFromWire(costs.discountToDoor)
  if (costs.discount === null) return null
  const {
    payImmediatelyOrderAmountWithDiscount_ToDoor: immediately,
    payOnDeliveryOrderAmountWithDiscount_ToDoor: onDelivery,
  } = costs.discount
  if (immediately === null && onDelivery === null) return null
  const base = discountFromWire(costs.discount)
  return {
    ...base,
    payImmediately: toKopecksOrNull(immediately) ?? base.payImmediately,
    payOnDelivery: toKopecksOrNull(onDelivery) ?? base.payOnDelivery,
  }
}

/** The quotes of both methods; the door variants come from their own map or, already suffixed, from the first one (DELIV-05). */
function quotesFromWire(costs: Output<typeof deliveryCosts>): DeliveryQuotes {
  const quotes = new Map<string, CarrierQuote>()
  const take = (infos: Readonly<Record<string, Info>>, door: boolean) => {
    for (const [name, info] of Object.entries(infos)) {
      const { carrier, method } = carrierOfKey(name)
      const quote = quoteFromWire(info, carrier, door || info.toDoor ? 'courier' : method)
      quotes.set(quote.key, quote)
    }
  }
  take(costs.transportCompaniesDeliveryInfo, false)
  take(costs.transportCompaniesDeliveryInfoToDoor, true)
  const of = (method: DeliveryMethod) => [...quotes.values()].filter((quote) => quote.method === method)
  return {
    pickup: of('pickup'),
    courier: of('courier'),
    discounts: { pickup: costs.discount && discountFromWire(costs.discount), courier: doorDiscountFromWire(costs) },
    prepaymentOnly: costs.onlyForPrepaymentProducts,
  }
}

export const deliveryQuotes = mapped(deliveryCosts, quotesFromWire)
