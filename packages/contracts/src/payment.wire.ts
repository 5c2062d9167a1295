import * as z from 'zod/mini'
import { toKopecks, toKopecksOrNull } from './money'
import type { InstalmentSchedule, PaymentOffer, PaymentOffers } from './payment.types'
import { asked, queryInt } from './query.wire'
import { namedRef, paymentOptionId, payOnDeliveryRejectReason, paymentProvider, paymentStatus } from './shared.wire'
import {
  count,
  date,
  datetime,
  dictionary,
  flag,
  html,
  int,
  list,
  mapped,
  maybe,
  money,
  orNull,
  pathId,
  pathText,
  text,
  url,
  wire,
  type Output,
} from './wire'

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
  terms: maybe(list(int())),
})

export const purchaseTypes = z.object({
  items: dictionary(paymentOption),
  onlyForPrepaymentProducts: list(namedRef),
  /** Pay on delivery is for orders from this sum. */
  payOnDeliveryFrom: maybe(money),
  /** VAT rate of an invoice of today, per cent. */
  vatPercent: maybe(z.number()),
})

/** What the order of a payment costs, what has been paid for it in all, and what is left to pay; null while there is no order. */
const orderSums = { total: maybe(money), paid: maybe(money), due: maybe(money) }

export const paymentStatusAnswer = z.object({ paymentStatus, isFinal: flag, succeed: flag, ...orderSums })

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
  ...orderSums,
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

const offerFromWire = (id: string, option: Output<typeof paymentOption>): PaymentOffer => ({
  id: option.id || id,
  available: option.isAvailable,
  displayOrder: option.displayOrder,
  best: option.bestPayOption,
  rejectReason: option.rejectReason,
  rejectCode: option.rejectCode,
  amount: toKopecksOrNull(option.amount),
  overpaymentPercent: option.overpaymentPercent,
  terms: option.terms ?? [],
})

/** In their display order. Source: PAY-14, PAY-16. */
const offersFromWire = (types: Output<typeof purchaseTypes>): PaymentOffers => ({
  options: Object.entries(types.items)
    .map(([id, option]) => offerFromWire(id, option))
    .sort((one, other) => one.displayOrder - other.displayOrder),
  prepaymentOnly: types.onlyForPrepaymentProducts,
  payOnDeliveryFrom: toKopecksOrNull(types.payOnDeliveryFrom),
  vatPercent: types.vatPercent,
})

/** A missing total is the sum of its parts. */
function scheduleFromWire(schedule: Output<typeof paymentSchedule>): InstalmentSchedule {
  const instalments = schedule.items.map(({ date, amount }) => ({ date, amount: toKopecks(amount) }))
  let parts = 0
  for (const { amount } of instalments) parts += amount
  return {
    instalments,
    total: toKopecksOrNull(schedule.total) ?? parts,
    overpayment: toKopecksOrNull(schedule.overpayment),
  }
}

const schedule = mapped(paymentSchedule, scheduleFromWire)

const ofOrder = z.object({ id: pathId })
const ofProvider = z.object({ id: pathId, provider: pathText(64) })
const instalmentProvider = { provider: paymentProvider }

export const loadPurchaseTypesWire = wire({ params: ofOrder, response: mapped(purchaseTypes, offersFromWire) })

export const loadPaymentStatusWire = wire({ params: ofOrder, response: paymentStatusAnswer })

export const loadDolyameScheduleWire = wire({ params: ofOrder, response: schedule })

export const loadDolyameStatusWire = wire({ params: ofOrder, response: providerStatus })

export const startDolyameWire = wire({ params: ofOrder, response: serviceOrderStart })

export const loadProviderScheduleWire = wire({ params: ofProvider, response: schedule })

export const loadProviderStatusWire = wire({ params: ofProvider, response: providerStatus })

export const startProviderWire = wire({ params: ofProvider, response: serviceOrderStart })

export const startInstallmentWire = wire({
  params: ofOrder,
  query: z.object({ ...instalmentProvider, profileId: asked(text(200)) }),
  response: serviceOrderStart,
})

export const loadInstallmentStatusWire = wire({
  params: ofOrder,
  query: z.object(instalmentProvider),
  response: providerStatus,
})

export const loadInstallmentScheduleWire = wire({
  params: ofOrder,
  query: z.object({ ...instalmentProvider, months: asked(queryInt) }),
  response: schedule,
})
