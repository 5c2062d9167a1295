import * as z from 'zod/mini'
import { otherCitiesFromWire } from './city.words'
import { quotesFromWire } from './delivery.words'
import { asked, queryFlag, queryInt, queryNumber } from './query.wire'
import { cashOnDeliveryAvailability, cityShown, namedRef, paging, transportCompany } from './shared.wire'
import {
  dictionary,
  flag,
  id,
  list,
  maybe,
  maybeText,
  money,
  numberOrNull,
  oneOf,
  orNull,
  part,
  pathId,
  text,
  url,
  wire,
} from './wire'

export const pickPointType = oneOf(['PickPoint', 'Postamat', 'Other'])

export const pickPointPaymentStatus = oneOf([
  'NoPayment',
  'DontUsePayment',
  'CantResolve',
  'CheaperThan2000',
  'TooCheapByComparisonToDeliveryCost',
  'MaxPaymentExceeded',
  'CashAndCard',
  'CashAndMaybeCard',
])

export const pickPoint = z.object({
  id,
  address: text(),
  brand: maybeText(),
  type: pickPointType,
  transportCompany,
  transportCompanyName: text(),
  latitude: numberOrNull(),
  longitude: numberOrNull(),
  phone: maybeText(),
  email: maybeText(),
  recommended: flag,
  payment: pickPointPaymentStatus,
  /** An additional point, some days longer on the way (PICK-25). */
  isSecondary: maybe(flag),
  additionalDays: maybe(z.int()),
  maxWeightKg: maybe(z.number()),
  mondayWorkingTime: maybeText(),
  tuesdayWorkingTime: maybeText(),
  wednesdayWorkingTime: maybeText(),
  thursdayWorkingTime: maybeText(),
  fridayWorkingTime: maybeText(),
  saturdayWorkingTime: maybeText(),
  sundayWorkingTime: maybeText(),
  howToFind: maybeText(),
})

export const transportCompanyDeliveryInfo = z.object({
  transportCompany,
  transportCompanyName: text(),
  transportCompanyImagePath: maybe(url),
  /** Null: it cannot be computed; zero beside `freeDelivery` is free. */
  cost: maybe(money),
  toDoor: flag,
  cashOnDeliveryAvailability,
  /** The first good that needs prepayment. */
  onlyForPrepaymentProductName: maybe(text()),
  storagePeriodInDays: maybe(z.int()),
  daysTravelTimeFrom: maybe(z.int()),
  daysTravelTimeTo: maybe(z.int()),
  freeDelivery: flag,
  /** At most one company of a map. */
  recommended: flag,
  /** Empty for door delivery, and when the question was asked without points. */
  pickPoints: list(pickPoint),
  /** How many there are when the points were left out. */
  pickPointsCount: maybe(z.int()),
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

export const optionalCity = z.object({
  id,
  name: text(),
  daysTravelTimeFrom: maybe(z.int()),
  daysTravelTimeTo: maybe(z.int()),
  cost: maybe(money),
  distanceKm: maybe(z.number()),
})

export const optionalCityCategory = oneOf(['CanTake', 'PayOnDelivery', 'CheepDeliveryCost'])

export const nearestCities = z.object({
  optionalCities: list(optionalCity),
  /** By category (DELIV-36); at most ten of each are shown. */
  optionalCitiesByCategory: dictionary(list(optionalCity)),
  nearestCities: list(optionalCity),
})

export const pickPointList = z.object({ items: list(pickPoint), paging: part(paging) })

export const deliveryCostAnswer = z.object({
  cost: maybe(money),
  freeDelivery: flag,
  daysTravelTimeFrom: maybe(z.int()),
  daysTravelTimeTo: maybe(z.int()),
  transportCompany,
})

export const deliveryCostRequest = z.object({
  pickPointId: id,
  /** Kilograms. */
  weight: z.number(),
  productId: id,
})

export const storagePeriodAnswer = z.object({ storagePeriodInDays: maybe(z.int()) })

export const storagePeriodRequest = z.object({ pickPointId: id })

export const productDeliveryInfo = z.object({
  freeDelivery: flag,
  cost: maybe(money),
  discountedPrice: maybe(money),
  discount: maybe(money),
  payOnDeliveryDiscountedPrice: maybe(money),
  payOnDeliveryDiscount: maybe(money),
  daysTravelTimeFrom: maybe(z.int()),
  daysTravelTimeTo: maybe(z.int()),
  cashOnDeliveryAvailability,
  /** The buyer may look at the good before paying. */
  examinationIsAvailable: flag,
  transportCompany: maybe(transportCompany),
  city: maybe(cityShown),
})

export const productDeliveryRequest = z.object({ productId: id, cityId: id })

export const loadDeliveryCostsWire = wire({
  query: z.object({
    cityId: id,
    orderId: id,
    latitude: asked(queryNumber),
    longitude: asked(queryNumber),
    withPickPoints: asked(queryFlag),
  }),
  answer: deliveryCosts,
  words: quotesFromWire,
})

export const loadNearestCitiesWire = wire({
  params: z.object({ id: pathId }),
  query: z.object({ orderId: asked(id) }),
  answer: nearestCities,
  words: otherCitiesFromWire,
})

export const loadPickPointsWire = wire({
  query: z.object({
    cityId: id,
    transportCompany: asked(transportCompany),
    query: asked(text()),
    /** South, west, north and east in degrees, joined by commas. */
    bounds: asked(text()),
    pageIndex: asked(queryInt),
    pageSize: asked(queryInt),
  }),
  answer: pickPointList,
})

export const loadDeliveryCostWire = wire({ body: deliveryCostRequest, answer: deliveryCostAnswer })

export const loadStoragePeriodWire = wire({ body: storagePeriodRequest, answer: storagePeriodAnswer })

export const loadProductDeliveryWire = wire({
  params: z.object({ productId: pathId, cityId: pathId }),
  body: productDeliveryRequest,
  answer: productDeliveryInfo,
})
