import {
  count,
  dictionary,
  flag,
  id,
  int,
  maybe,
  number,
  object,
  oneOf,
  text,
  url
} from "./chunk-SMT7ED4C.js";

// ../contracts/src/shared.wire.ts
var namedRef = object({ id, name: text() });
var picture = object({
  id: maybe(id),
  /** The address of cross-sales goods. */
  defaultPath: maybe(url),
  /** The address of blog posts. */
  relativePath: maybe(text()),
  previewPath: maybe(url),
  /** From width in pixels to address. */
  srcSet: maybe(dictionary(url)),
  alt: maybe(text()),
  width: maybe(int()),
  height: maybe(int()),
  /** Shown until the picture is there. */
  blurHash: maybe(text())
});
var paymentOptionId = oneOf([
  "PayOnDelivery",
  "PayViaSberbankAcquiring",
  "PayViaYooKassa",
  "PayViaDolyame",
  "PayViaSberbankInstallment",
  "PayViaSberbankInstallment6M",
  "PayViaSberbankInstallment12M",
  "PayViaSberbankInstallment24M",
  "PayViaSberbankInstallment36M",
  "PayViaVsegdaDa",
  "PayViaTinkoffInstallment",
  "PayViaYandexSplit",
  "PayViaSberbankCredit",
  "PayViaPosCredit",
  "PayImmediately",
  "FromCheckingAccountAsLegalEntity"
]);
var paymentStatus = oneOf([
  "None",
  "Created",
  "Pending",
  "Confirmed",
  "Committed",
  "approved",
  "Payed",
  "Approved",
  "Succeeded",
  "ContractAuthorized",
  "Rejected",
  "BankRejected",
  "CustomerRejected",
  "CustomerRejectedForTo",
  "InputError",
  "Cancelled",
  "Failed",
  "Expired",
  "Refunded"
]);
var marketing = object({
  utm_medium: maybe(text()),
  utm_source: maybe(text()),
  utm_campaign: maybe(text()),
  utm_term: maybe(text()),
  utm_content: maybe(text()),
  roistat: maybe(text()),
  roistat_referrer: maybe(text()),
  roistat_pos: maybe(text())
});
var paymentProvider = oneOf([
  "dolyame",
  "yandex-split",
  "sberbank",
  "yookassa",
  "online-card",
  "sberbank-installment",
  "sberbank-credit",
  "vsegda-da",
  "tinkoff",
  "pos-credit"
]);
var transportCompany = oneOf(["Kit", "Pek", "Cdek", "Energia", "RussianPost", "Own"]);
var cashOnDeliveryAvailability = oneOf([
  "Available",
  "TooCheapByComparisonToDeliveryCost",
  "CheaperThan2000",
  "CantResolve",
  "OnlyForPrepayment"
]);
var cityShown = object({
  showedCityId: id,
  showedCityName: text(),
  showedCityShortGuid: maybe(text())
});
var paging = object({
  /** The first page is 1; a server moves an index outside the list to its nearest end. */
  pageIndex: count(1),
  pageSize: count(),
  /** Null when nothing was counted. */
  pageCount: maybe(int()),
  /** Null when the question was asked without a total. */
  totalCount: maybe(int()),
  /** False when a long list was counted only up to a limit. */
  totalIsExact: flag,
  /** Null on the last page. */
  nextCursor: maybe(text())
});
var userCityPaymentType = oneOf(["None", "PaymentOnDelivery", "PaymentOnDeliveryForSmallProducts", "OnlyPrepayment"], "None");
var geoPoint = object({ latitude: number(), longitude: number() });

export {
  namedRef,
  picture,
  paymentOptionId,
  paymentStatus,
  marketing,
  paymentProvider,
  transportCompany,
  cashOnDeliveryAvailability,
  cityShown,
  paging,
  userCityPaymentType,
  geoPoint
};
//# sourceMappingURL=chunk-GA5STWKP.js.map