import * as z from 'zod/mini'
import { orderFromWire } from './order-draft.words'
import type { OrderInProcess } from './order'
import { marketing, paymentOptionId, paymentStatus } from './shared.wire'
import {
  count,
  datetime,
  email,
  flag,
  id,
  list,
  maybe,
  money,
  oneOf,
  part,
  pathId,
  phone,
  text,
  url,
  wire,
} from './wire'

export const cartGood = z.object({
  id,
  quantity: z.int(),
  /** From here on the server answers its own values and ignores those of a request. */
  name: maybe(text()),
  price: maybe(money),
  thumbUrl: maybe(url),
  link: maybe(url),
  /** Price times quantity (CART-02). */
  total: maybe(money),
  /** Changes when price, name or availability changes. */
  hashCode: maybe(text()),
  discountPrice: maybe(money),
})

export const customer = z.object({
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
  comment: maybe(text(2000)),
})

export const recipient = z.object({
  firstName: text(100),
  lastName: text(100),
  middleName: maybe(text(100)),
  phone,
})

export const delivery = z.object({
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
  addressDeliverApartment: maybe(text(50)),
})

export const company = z.object({
  /** Ten digits, twelve for a sole trader. */
  inn: text(12),
  /** Nine digits; a sole trader has none. */
  kpp: maybe(text(9)),
  /** Thirteen digits, fifteen for a sole trader. */
  ogrn: text(15),
  companyName: text(300),
  bic: text(9),
  bankAccount: text(20),
  corAccount: text(20),
})

export const wizardStep = oneOf([
  'basket',
  'userContacts',
  'pickpointSelection',
  'paymentSelection',
  'orderConfirmation',
  'phoneConfirmation',
])

export const orderInProcess = z.object({
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
  updatedOn: datetime,
})

export const orderInProcessSaveResult = z.object({
  id,
  version: count(),
  createdOrderId: maybe(id),
  savedOn: datetime,
})

export const wrappedString = z.object({ value: maybe(text()) })

export const wrappedCart = z.object({ value: maybe(list(cartGood)) })

export const wrappedCustomer = z.object({ value: maybe(customer) })

export const wrappedRecipient = z.object({
  /** Null: the buyer receives the order. */
  value: maybe(recipient),
})

export const wrappedDelivery = z.object({ value: maybe(delivery) })

export const wrappedCompany = z.object({ value: maybe(company) })

export const orderInProcessSave = z.object({
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
  /** The version of the draft that the save was made from; where the draft is newer, the save is refused with 412. Absent: nobody asks. */
  version: maybe(z.int()),
  /** The Idempotency-Keys of the sender's last saves: a version that one of them has made is no conflict, though its answer was lost. */
  ownSaves: maybe(list(text(64))),
  /** The server keeps it with the time and the version of the policy. */
  personalDataConsent: maybe(z.boolean()),
  marketing: maybe(marketing),
})

export const confirmResult = z.object({
  orderId: id,
  orderInProcessId: id,
  customerId: id,
  /** The number that people see. */
  orderNumber: text(),
})

export const loadOrderWire = wire({
  params: z.object({ id: pathId }),
  answer: z.nullable(orderInProcess),
  words: (order: OrderInProcess | null) => order && orderFromWire(order),
})

export const saveOrderWire = wire({ body: orderInProcessSave, answer: orderInProcessSaveResult })

export const confirmOrderWire = wire({ params: z.object({ id: pathId }), answer: confirmResult })
