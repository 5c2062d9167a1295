import {
  asked,
  queryFlag,
  queryInt,
  queryNumber
} from "./chunk-F46KLSAE.js";
import {
  cashOnDeliveryAvailability,
  cityShown,
  namedRef,
  paging,
  transportCompany
} from "./chunk-GA5STWKP.js";
import {
  dictionary,
  flag,
  id,
  int,
  list,
  maybe,
  money,
  number,
  object,
  oneOf,
  orNull,
  part,
  pathId,
  text,
  url,
  wire
} from "./chunk-SMT7ED4C.js";
import "./chunk-PZ5AY32C.js";

// ../contracts/src/delivery.wire.ts
var pickPointType = oneOf(["PickPoint", "Postamat", "Other"]);
var pickPointPaymentStatus = oneOf([
  "NoPayment",
  "DontUsePayment",
  "CantResolve",
  "CheaperThan2000",
  "TooCheapByComparisonToDeliveryCost",
  "MaxPaymentExceeded",
  "CashAndCard",
  "CashAndMaybeCard"
]);
var pickPoint = object({
  id,
  address: text(),
  brand: maybe(text()),
  type: pickPointType,
  transportCompany,
  transportCompanyName: text(),
  latitude: orNull(number()),
  longitude: orNull(number()),
  phone: maybe(text()),
  email: maybe(text()),
  recommended: flag,
  payment: pickPointPaymentStatus,
  /** An additional point, some days longer on the way (PICK-25). */
  isSecondary: maybe(flag),
  additionalDays: maybe(int()),
  maxWeightKg: maybe(number()),
  mondayWorkingTime: maybe(text()),
  tuesdayWorkingTime: maybe(text()),
  wednesdayWorkingTime: maybe(text()),
  thursdayWorkingTime: maybe(text()),
  fridayWorkingTime: maybe(text()),
  saturdayWorkingTime: maybe(text()),
  sundayWorkingTime: maybe(text()),
  howToFind: maybe(text())
});
var transportCompanyDeliveryInfo = object({
  transportCompany,
  transportCompanyName: text(),
  transportCompanyImagePath: maybe(url),
  /** Null: it cannot be computed; zero beside `freeDelivery` is free. */
  cost: maybe(money),
  toDoor: flag,
  cashOnDeliveryAvailability,
  /** The first good that needs prepayment. */
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
  pickPointsCount: maybe(int())
});
var discount = object({
  orderAmount: money,
  discountedOrderAmount: money,
  payImmediatelyOrderAmountWithDiscount: money,
  /** Only from a server that answers one discount for both methods. */
  payImmediatelyOrderAmountWithDiscount_ToDoor: maybe(money),
  payOnDeliveryOrderAmountWithDiscount: money,
  payOnDeliveryOrderAmountWithDiscount_ToDoor: maybe(money),
  /** Why there is a discount, to be shown under the total. */
  reasons: maybe(list(text()))
});
var deliveryCosts = object({
  transportCompaniesDeliveryInfo: dictionary(transportCompanyDeliveryInfo),
  transportCompaniesDeliveryInfoToDoor: dictionary(transportCompanyDeliveryInfo),
  discount: orNull(discount),
  discountToDoor: orNull(discount),
  onlyForPrepaymentProducts: list(namedRef),
  city: maybe(cityShown)
});
var optionalCity = object({
  id,
  name: text(),
  daysTravelTimeFrom: maybe(int()),
  daysTravelTimeTo: maybe(int()),
  cost: maybe(money),
  distanceKm: maybe(number())
});
var optionalCityCategory = oneOf(["CanTake", "PayOnDelivery", "CheepDeliveryCost"]);
var nearestCities = object({
  optionalCities: list(optionalCity),
  /** By category (DELIV-36); at most ten of each are shown. */
  optionalCitiesByCategory: dictionary(list(optionalCity)),
  nearestCities: list(optionalCity)
});
var pickPointList = object({ items: list(pickPoint), paging: part(paging) });
var deliveryCostAnswer = object({
  cost: maybe(money),
  freeDelivery: flag,
  daysTravelTimeFrom: maybe(int()),
  daysTravelTimeTo: maybe(int()),
  transportCompany
});
var deliveryCostRequest = object({
  pickPointId: id,
  /** Kilograms. */
  weight: number(),
  productId: id
});
var storagePeriodAnswer = object({ storagePeriodInDays: maybe(int()) });
var storagePeriodRequest = object({ pickPointId: id });
var productDeliveryInfo = object({
  freeDelivery: flag,
  cost: maybe(money),
  discountedPrice: maybe(money),
  discount: maybe(money),
  payOnDeliveryDiscountedPrice: maybe(money),
  payOnDeliveryDiscount: maybe(money),
  daysTravelTimeFrom: maybe(int()),
  daysTravelTimeTo: maybe(int()),
  cashOnDeliveryAvailability,
  /** The buyer may look at the good before paying. */
  examinationIsAvailable: flag,
  transportCompany: maybe(transportCompany),
  city: maybe(cityShown)
});
var productDeliveryRequest = object({ productId: id, cityId: id });
var loadDeliveryCostsWire = wire({
  query: object({
    cityId: id,
    orderId: id,
    latitude: asked(queryNumber),
    longitude: asked(queryNumber),
    withPickPoints: asked(queryFlag)
  }),
  answer: deliveryCosts
});
var loadNearestCitiesWire = wire({
  params: object({ id: pathId }),
  query: object({ orderId: asked(id) }),
  answer: nearestCities
});
var loadPickPointsWire = wire({
  query: object({
    cityId: id,
    transportCompany: asked(transportCompany),
    query: asked(text()),
    /** South, west, north and east in degrees, joined by commas. */
    bounds: asked(text()),
    pageIndex: asked(queryInt),
    pageSize: asked(queryInt)
  }),
  answer: pickPointList
});
var loadDeliveryCostWire = wire({ body: deliveryCostRequest, answer: deliveryCostAnswer });
var loadStoragePeriodWire = wire({ body: storagePeriodRequest, answer: storagePeriodAnswer });
var loadProductDeliveryWire = wire({
  params: object({ productId: pathId, cityId: pathId }),
  body: productDeliveryRequest,
  answer: productDeliveryInfo
});
export {
  deliveryCostAnswer,
  deliveryCostRequest,
  deliveryCosts,
  discount,
  loadDeliveryCostWire,
  loadDeliveryCostsWire,
  loadNearestCitiesWire,
  loadPickPointsWire,
  loadProductDeliveryWire,
  loadStoragePeriodWire,
  nearestCities,
  optionalCity,
  optionalCityCategory,
  pickPoint,
  pickPointList,
  pickPointPaymentStatus,
  pickPointType,
  productDeliveryInfo,
  productDeliveryRequest,
  storagePeriodAnswer,
  storagePeriodRequest,
  transportCompanyDeliveryInfo
};
//# sourceMappingURL=delivery.wire-GFJOW74D.js.map