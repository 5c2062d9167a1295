import * as z from 'zod/mini'
import { asked, queryInt } from './query.wire'
import { namedRef, paymentOptionId, paymentProvider, paymentStatus } from './shared.wire'
import {
  count,
  date,
  datetime,
  dictionary,
  flag,
  html,
  list,
  maybe,
  money,
  oneOf,
  orNull,
  pathId,
  text,
  url,
  wire,
} from './wire'

export const payOnDeliveryRejectReason = oneOf([
  'CantResolve',
  'CheaperThan2000',
  'TooCheapByComparisonToDeliveryCost',
  'NegativeClientRating',
  'NoPayOnDeliveryInThisTk',
  'NoPayOnDeliveryInThisPickPoint',
  'OnlyForPrepayment',
])

export const paymentOption = z.object({
  id: paymentOptionId,
  isAvailable: flag,
  displayOrder: count(),
  /** At most one option of an answer. */
  bestPayOption: flag,
  rejectReason: maybe(html),
  rejectCode: maybe(payOnDeliveryRejectReason),
  /** What the buyer pays with this option. */
  amount: maybe(money),
  overpaymentPercent: maybe(z.number()),
  /** Months. */
  terms: maybe(list(z.int())),
})

export const purchaseTypes = z.object({
  items: dictionary(paymentOption),
  onlyForPrepaymentProducts: list(namedRef),
})

export const paymentStatusAnswer = z.object({ paymentStatus, isFinal: flag, succeed: flag })

export const scheduleItem = z.object({ date, amount: money })

export const paymentSchedule = z.object({
  items: list(scheduleItem),
  total: orNull(money),
  overpayment: maybe(money),
})

export const providerStatus = z.object({
  paymentStatus,
  isFinal: flag,
  succeed: flag,
  amount: maybe(money),
  updatedOn: datetime,
})

export const serviceOrderStart = z.object({
  /** Where the browser goes; followed only after a check of the host (SAFE-12). */
  url: maybe(url),
  succeed: flag,
  providerOrderId: maybe(text()),
  expiresOn: maybe(datetime),
  /** For logs: the buyer is shown the shop's own notice. */
  message: maybe(text()),
  /** What a provider's widget needs, for providers that have one instead of a page. */
  widget: maybe(z.unknown()),
})

const ofOrder = z.object({ id: pathId })
const ofProvider = z.object({ id: pathId, provider: z.string() })
const instalmentProvider = { provider: paymentProvider }

export const loadPurchaseTypesWire = wire({ params: ofOrder, answer: purchaseTypes })

export const loadPaymentStatusWire = wire({ params: ofOrder, answer: paymentStatusAnswer })

export const loadDolyameScheduleWire = wire({ params: ofOrder, answer: paymentSchedule })

export const loadDolyameStatusWire = wire({ params: ofOrder, answer: providerStatus })

export const startDolyameWire = wire({ params: ofOrder, answer: serviceOrderStart })

export const loadProviderScheduleWire = wire({ params: ofProvider, answer: paymentSchedule })

export const loadProviderStatusWire = wire({ params: ofProvider, answer: providerStatus })

export const startProviderWire = wire({ params: ofProvider, answer: serviceOrderStart })

export const startInstallmentWire = wire({
  params: ofOrder,
  query: z.object({ ...instalmentProvider, profileId: asked(text()) }),
  answer: serviceOrderStart,
})

export const loadInstallmentStatusWire = wire({
  params: ofOrder,
  query: z.object(instalmentProvider),
  answer: providerStatus,
})

export const loadInstallmentScheduleWire = wire({
  params: ofOrder,
  query: z.object({ ...instalmentProvider, months: asked(queryInt) }),
  answer: paymentSchedule,
})
