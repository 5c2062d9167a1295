import * as z from 'zod/mini'
import {
  cartGood,
  company,
  customer,
  delivery,
  draftAtOrigin,
  draftRole,
  orderDraft,
  recipient,
} from './order-draft.wire'
import { marketing, paymentStatus } from './shared.wire'
import { count, datetime, id, int, list, maybe, money, pathId, text, wire } from './wire'

export const orderInProcessSaveResult = z.object({
  id,
  version: count(),
  createdOrderId: maybe(id),
  savedOn: datetime,
})

export const wrappedString = z.object({ value: maybe(text(64)) })

export const wrappedCart = z.object({ value: maybe(list(cartGood, 200)) })

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
  /** A step of the wizard. Source: CHK-13. */
  lastStep: maybe(wrappedString),
  cart: maybe(wrappedCart),
  customer: maybe(wrappedCustomer),
  recipient: maybe(wrappedRecipient),
  delivery: maybe(wrappedDelivery),
  company: maybe(wrappedCompany),
  roistatVisitId: maybe(text(128)),
  tinkoffInstallmentId: maybe(text(128)),
  /** The version of the draft that the save was made from; where the draft is newer, the save is refused with 412. Absent: nobody asks. */
  version: maybe(int()),
  /** The Idempotency-Keys of the sender's last saves: a version that one of them has made is no conflict, though its answer was lost. */
  ownSaves: maybe(list(text(64), 20)),
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
  /** Where its payment stands; not paid while anything is left to pay. */
  paymentStatus: maybe(paymentStatus),
  total: maybe(money),
  /** All that was paid for it, by whatever option. */
  paid: maybe(money),
  /** What is left to pay. */
  due: maybe(money),
})

export const draftToken = z.object({
  /** The one-time token that the link carried. */
  token: text(64),
})

export const draftAccess = z.object({ access: draftRole })

export const loadOrderWire = wire({
  params: z.object({ id: pathId }),
  response: orderDraft,
  atOrigin: draftAtOrigin,
})

export const saveOrderWire = wire({ body: orderInProcessSave, response: orderInProcessSaveResult })

export const confirmOrderWire = wire({ params: z.object({ id: pathId }), response: confirmResult })

export const redeemDraftTokenWire = wire({
  params: z.object({ id: pathId }),
  body: draftToken,
  response: draftAccess,
})
