import {
  marketing,
  paymentOptionId,
  paymentStatus
} from "./chunk-GA5STWKP.js";
import {
  boolean,
  count,
  datetime,
  email,
  flag,
  id,
  int,
  list,
  maybe,
  money,
  nullable,
  object,
  oneOf,
  part,
  pathId,
  phone,
  text,
  url,
  wire
} from "./chunk-SMT7ED4C.js";
import "./chunk-PZ5AY32C.js";

// ../contracts/src/order.wire.ts
var cartGood = object({
  id,
  quantity: int(),
  /** From here on the server answers its own values and ignores those of a request. */
  name: maybe(text()),
  price: maybe(money),
  thumbUrl: maybe(url),
  link: maybe(url),
  /** Price times quantity (CART-02). */
  total: maybe(money),
  /** Changes when price, name or availability changes. */
  hashCode: maybe(text()),
  discountPrice: maybe(money)
});
var customer = object({
  id: maybe(id),
  firstName: maybe(text(100)),
  lastName: maybe(text(100)),
  middleName: maybe(text(100)),
  /** The names in one line, as typed or suggested. */
  fullName: maybe(text(300)),
  phone: maybe(phone),
  secondaryPhone: maybe(phone),
  email: maybe(email),
  /** The order comment (CHK-26). */
  comment: maybe(text(2e3))
});
var recipient = object({
  firstName: text(100),
  lastName: text(100),
  middleName: maybe(text(100)),
  phone
});
var delivery = object({
  cityId: maybe(id),
  /** A carrier's id, with the suffix _ToDoor for courier (DELIV-02). */
  transportCompany: maybe(text()),
  toDoor: flag,
  pickPointId: maybe(id),
  /** The server counts its own. */
  cost: maybe(money),
  purchaseType: maybe(paymentOptionId),
  /** The whole address in one line, with the postal index (DELIV-23). */
  addressDelivery: maybe(text(500)),
  addressDeliveryCity: maybe(text(200)),
  addressDeliveryStreet: maybe(text(200)),
  addressDeliveryHouse: maybe(text(50)),
  /** Spelled so in the specification. */
  addressDeliverApartment: maybe(text(50))
});
var company = object({
  /** Ten digits, twelve for a sole trader. */
  inn: text(12),
  /** Nine digits; a sole trader has none. */
  kpp: maybe(text(9)),
  /** Thirteen digits, fifteen for a sole trader. */
  ogrn: text(15),
  companyName: text(300),
  bic: text(9),
  bankAccount: text(20),
  corAccount: text(20)
});
var wizardStep = oneOf(["basket", "userContacts", "pickpointSelection", "paymentSelection", "orderConfirmation", "phoneConfirmation"]);
var orderInProcess = object({
  /** Cannot be guessed: whoever knows it sees the personal data of the draft. */
  id,
  version: count(),
  cart: list(cartGood),
  customer: part(customer),
  recipient: maybe(recipient),
  delivery: part(delivery),
  company: maybe(company),
  /** Set once the order is created. */
  createdOrderId: maybe(id),
  lastStep: maybe(wizardStep),
  roistatVisitId: maybe(text()),
  tinkoffInstallmentId: maybe(text()),
  purchaseType: maybe(paymentOptionId),
  paymentStatus: maybe(paymentStatus),
  updatedOn: datetime
});
var orderInProcessSaveResult = object({
  id,
  version: count(),
  createdOrderId: maybe(id),
  savedOn: datetime
});
var wrappedString = object({ value: maybe(text()) });
var wrappedCart = object({ value: maybe(list(cartGood)) });
var wrappedCustomer = object({ value: maybe(customer) });
var wrappedRecipient = object({
  /** Null: the buyer receives the order. */
  value: maybe(recipient)
});
var wrappedDelivery = object({ value: maybe(delivery) });
var wrappedCompany = object({ value: maybe(company) });
var orderInProcessSave = object({
  /** Absent: a new draft is created. */
  id: maybe(id),
  /** A step of the wizard (CHK-13). */
  lastStep: maybe(wrappedString),
  cart: maybe(wrappedCart),
  customer: maybe(wrappedCustomer),
  recipient: maybe(wrappedRecipient),
  delivery: maybe(wrappedDelivery),
  company: maybe(wrappedCompany),
  roistatVisitId: maybe(text()),
  tinkoffInstallmentId: maybe(text()),
  /** The server keeps it with the time and the version of the policy. */
  personalDataConsent: maybe(boolean()),
  marketing: maybe(marketing)
});
var confirmResult = object({
  orderId: id,
  orderInProcessId: id,
  customerId: id,
  /** The number that people see. */
  orderNumber: text()
});
var loadOrderWire = wire({ params: object({ id: pathId }), answer: nullable(orderInProcess) });
var saveOrderWire = wire({ body: orderInProcessSave, answer: orderInProcessSaveResult });
var confirmOrderWire = wire({ params: object({ id: pathId }), answer: confirmResult });
export {
  cartGood,
  company,
  confirmOrderWire,
  confirmResult,
  customer,
  delivery,
  loadOrderWire,
  orderInProcess,
  orderInProcessSave,
  orderInProcessSaveResult,
  recipient,
  saveOrderWire,
  wizardStep,
  wrappedCart,
  wrappedCompany,
  wrappedCustomer,
  wrappedDelivery,
  wrappedRecipient,
  wrappedString
};
//# sourceMappingURL=order.wire-UMCHUIFO.js.map