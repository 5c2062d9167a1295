import { toKopecks, toKopecksOrNull, type Kopecks } from './money.words'
import type { PaymentOption, PaymentSchedule, PayOnDeliveryRejectReason, PurchaseTypes } from './payment'
import type { NamedRef, PaymentOptionId } from './shared'

/** A payment option as the server offers it for this order. */
export interface PaymentOffer {
  readonly id: PaymentOptionId
  readonly available: boolean
  readonly displayOrder: number
  /** The option that the server would choose (PAY-19). */
  readonly best: boolean
  /** Why it cannot be chosen: markup of the server, shown only through the trusted HTML door. */
  readonly rejectReason: string | null
  readonly rejectCode: PayOnDeliveryRejectReason | null
  /** What the buyer pays with this option. */
  readonly amount: Kopecks | null
  readonly overpaymentPercent: number | null
  /** How many months it may run; empty when the server does not say. */
  readonly terms: readonly number[]
}

/** All payment options of an order. */
export interface PaymentOffers {
  /** In ascending display order (PAY-16). */
  readonly options: readonly PaymentOffer[]
  /** Goods that must be paid before they are sent. */
  readonly prepaymentOnly: readonly NamedRef[]
}

/** One payment of an instalment schedule. */
export interface Instalment {
  /** YYYY-MM-DD. */
  readonly date: string
  readonly amount: Kopecks
}

/** When and how much the buyer pays with an instalment or a credit. */
export interface InstalmentSchedule {
  readonly instalments: readonly Instalment[]
  readonly total: Kopecks
  readonly overpayment: Kopecks | null
}

const offerFromWire = (id: string, option: PaymentOption): PaymentOffer => ({
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

/** The payment options of an order in their display order (PAY-14, PAY-16). */
export const paymentOptionsFromWire = (types: PurchaseTypes): PaymentOffers => ({
  options: Object.entries(types.items)
    .map(([id, option]) => offerFromWire(id, option))
    .sort((one, other) => one.displayOrder - other.displayOrder),
  prepaymentOnly: types.onlyForPrepaymentProducts,
})

/** An instalment schedule in kopecks; a missing total is the sum of its parts. */
export function scheduleFromWire(schedule: PaymentSchedule): InstalmentSchedule {
  const instalments = schedule.items.map(({ date, amount }) => ({ date, amount: toKopecks(amount) }))
  let parts = 0
  for (const { amount } of instalments) parts += amount
  return {
    instalments,
    total: toKopecksOrNull(schedule.total) ?? parts,
    overpayment: toKopecksOrNull(schedule.overpayment),
  }
}
