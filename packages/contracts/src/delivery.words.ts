import type { DeliveryCosts, Discount, TransportCompanyDeliveryInfo } from './delivery'
import { carrierKey, carrierOfKey, type CarrierId, type DeliveryMethod } from './delivery-method.words'
import { toKopecks, toKopecksOrNull, type Kopecks } from './money.words'
import { pickupPointsFromWire, type PickupPoint } from './pickup-point.words'
import type { CashOnDeliveryAvailability, NamedRef } from './shared'

/** What one carrier asks for one delivery method. */
export interface CarrierQuote {
  /** Tells the quotes of both methods apart: the carrier, for courier with the suffix of the wire (DELIV-05). */
  readonly key: string
  readonly carrier: CarrierId
  readonly method: DeliveryMethod
  readonly name: string
  readonly imagePath: string | null
  /** Null when it cannot be computed. */
  readonly cost: Kopecks | null
  readonly free: boolean
  readonly recommended: boolean
  readonly cashOnDelivery: CashOnDeliveryAvailability
  /** The first product that needs prepayment, when that is the reason. */
  readonly prepaymentOnlyProduct: string | null
  readonly storageDays: number | null
  readonly daysFrom: number | null
  readonly daysTo: number | null
  readonly pickupPoints: readonly PickupPoint[]
  /** How many points there are, also when the server left the points out. */
  readonly pickupPointsCount: number
}

/** What the order costs with one delivery method, by the way of paying (PRICE-17, PRICE-18). */
export interface DeliveryDiscount {
  readonly orderAmount: Kopecks
  readonly discountedOrderAmount: Kopecks
  readonly payImmediately: Kopecks
  readonly payOnDelivery: Kopecks
  /** Why there is a discount, to be shown under the total. */
  readonly reasons: readonly string[]
}

/** All that is known about delivering an order to a city. */
export interface DeliveryQuotes {
  readonly pickup: readonly CarrierQuote[]
  readonly courier: readonly CarrierQuote[]
  /** Null for a method that the server gave no amounts for. */
  readonly discounts: Readonly<Record<DeliveryMethod, DeliveryDiscount | null>>
  /** Goods that must be paid before they are sent. */
  readonly prepaymentOnly: readonly NamedRef[]
}

const quoteFromWire = (
  info: TransportCompanyDeliveryInfo,
  carrier: CarrierId,
  method: DeliveryMethod,
): CarrierQuote => ({
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
  pickupPoints: pickupPointsFromWire(info.pickPoints),
  pickupPointsCount: info.pickPointsCount ?? info.pickPoints.length,
})

const discountFromWire = (discount: Discount): DeliveryDiscount => ({
  orderAmount: toKopecks(discount.orderAmount),
  discountedOrderAmount: toKopecks(discount.discountedOrderAmount),
  payImmediately: toKopecks(discount.payImmediatelyOrderAmountWithDiscount),
  payOnDelivery: toKopecks(discount.payOnDeliveryOrderAmountWithDiscount),
  reasons: discount.reasons ?? [],
})

/** A server may have merged the door amounts into the one discount already (PRICE-02). */
const doorDiscountFromWire = ({ discount, discountToDoor }: DeliveryCosts): DeliveryDiscount | null => {
  if (discountToDoor !== null) return discountFromWire(discountToDoor)
  if (discount === null) return null
  const {
    payImmediatelyOrderAmountWithDiscount_ToDoor: immediately,
    payOnDeliveryOrderAmountWithDiscount_ToDoor: onDelivery,
  } = discount
  if (immediately === null && onDelivery === null) return null
  const base = discountFromWire(discount)
  return {
    ...base,
    payImmediately: toKopecksOrNull(immediately) ?? base.payImmediately,
    payOnDelivery: toKopecksOrNull(onDelivery) ?? base.payOnDelivery,
  }
}

/** The quotes of both methods; the door variants come from their own map or, already suffixed, from the first one (DELIV-05). */
export function quotesFromWire(costs: DeliveryCosts): DeliveryQuotes {
  const quotes = new Map<string, CarrierQuote>()
  const take = (infos: Readonly<Record<string, TransportCompanyDeliveryInfo>>, door: boolean) => {
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
