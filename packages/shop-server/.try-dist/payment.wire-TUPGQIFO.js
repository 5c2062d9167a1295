import {
  asked,
  queryInt
} from "./chunk-F46KLSAE.js";
import {
  namedRef,
  paymentOptionId,
  paymentProvider,
  paymentStatus
} from "./chunk-GA5STWKP.js";
import {
  count,
  date,
  datetime,
  dictionary,
  flag,
  html,
  int,
  list,
  maybe,
  money,
  number,
  object,
  oneOf,
  orNull,
  pathId,
  string,
  text,
  unknown,
  url,
  wire
} from "./chunk-SMT7ED4C.js";
import "./chunk-PZ5AY32C.js";

// ../contracts/src/payment.wire.ts
var payOnDeliveryRejectReason = oneOf([
  "CantResolve",
  "CheaperThan2000",
  "TooCheapByComparisonToDeliveryCost",
  "NegativeClientRating",
  "NoPayOnDeliveryInThisTk",
  "NoPayOnDeliveryInThisPickPoint",
  "OnlyForPrepayment"
]);
var paymentOption = object({
  id: paymentOptionId,
  isAvailable: flag,
  displayOrder: count(),
  /** At most one option of an answer. */
  bestPayOption: flag,
  rejectReason: maybe(html),
  rejectCode: maybe(payOnDeliveryRejectReason),
  /** What the buyer pays with this option. */
  amount: maybe(money),
  overpaymentPercent: maybe(number()),
  /** Months. */
  terms: maybe(list(int()))
});
var purchaseTypes = object({
  items: dictionary(paymentOption),
  onlyForPrepaymentProducts: list(namedRef)
});
var paymentStatusAnswer = object({ paymentStatus, isFinal: flag, succeed: flag });
var scheduleItem = object({ date, amount: money });
var paymentSchedule = object({
  items: list(scheduleItem),
  total: orNull(money),
  overpayment: maybe(money)
});
var providerStatus = object({
  paymentStatus,
  isFinal: flag,
  succeed: flag,
  amount: maybe(money),
  updatedOn: datetime
});
var serviceOrderStart = object({
  /** Where the browser goes; followed only after a check of the host (SAFE-12). */
  url: maybe(url),
  succeed: flag,
  providerOrderId: maybe(text()),
  expiresOn: maybe(datetime),
  /** For logs: the buyer is shown the shop's own notice. */
  message: maybe(text()),
  /** What a provider's widget needs, for providers that have one instead of a page. */
  widget: maybe(unknown())
});
var ofOrder = object({ id: pathId });
var ofProvider = object({ id: pathId, provider: string() });
var instalmentProvider = { provider: paymentProvider };
var loadPurchaseTypesWire = wire({ params: ofOrder, answer: purchaseTypes });
var loadPaymentStatusWire = wire({ params: ofOrder, answer: paymentStatusAnswer });
var loadDolyameScheduleWire = wire({ params: ofOrder, answer: paymentSchedule });
var loadDolyameStatusWire = wire({ params: ofOrder, answer: providerStatus });
var startDolyameWire = wire({ params: ofOrder, answer: serviceOrderStart });
var loadProviderScheduleWire = wire({ params: ofProvider, answer: paymentSchedule });
var loadProviderStatusWire = wire({ params: ofProvider, answer: providerStatus });
var startProviderWire = wire({ params: ofProvider, answer: serviceOrderStart });
var startInstallmentWire = wire({
  params: ofOrder,
  query: object({ ...instalmentProvider, profileId: asked(text()) }),
  answer: serviceOrderStart
});
var loadInstallmentStatusWire = wire({ params: ofOrder, query: object(instalmentProvider), answer: providerStatus });
var loadInstallmentScheduleWire = wire({
  params: ofOrder,
  query: object({ ...instalmentProvider, months: asked(queryInt) }),
  answer: paymentSchedule
});
export {
  loadDolyameScheduleWire,
  loadDolyameStatusWire,
  loadInstallmentScheduleWire,
  loadInstallmentStatusWire,
  loadPaymentStatusWire,
  loadProviderScheduleWire,
  loadProviderStatusWire,
  loadPurchaseTypesWire,
  payOnDeliveryRejectReason,
  paymentOption,
  paymentSchedule,
  paymentStatusAnswer,
  providerStatus,
  purchaseTypes,
  scheduleItem,
  serviceOrderStart,
  startDolyameWire,
  startInstallmentWire,
  startProviderWire
};
//# sourceMappingURL=payment.wire-TUPGQIFO.js.map