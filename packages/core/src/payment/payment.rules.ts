import type { PaymentOffer, PaymentOptionId } from '@prilavok/contracts'
import type { PaymentRecommendation } from './payment.types'

/** The payment option of paying to the carrier. */
export const PAY_ON_DELIVERY = 'PayOnDelivery'

/** Methods whose order is confirmed directly, without a payment service. Source: PAY-56. */
export const DIRECT_PAYMENTS: ReadonlySet<string> = new Set([PAY_ON_DELIVERY, 'FromCheckingAccountAsLegalEntity'])

interface Known {
  readonly offers: readonly PaymentOffer[]
  /** An earlier choice, of before the buyer was sent to a payment service. */
  readonly preselected: PaymentOptionId | null
  readonly current: PaymentOptionId | null
  /** Whether the server's best-pay mark may choose. Source: PAY-23. */
  readonly bestPay: boolean
}

/** The method to propose, and why; null when none is available (PAY-18 to PAY-22). */
export function recommendedPayment({ offers, preselected, current, bestPay }: Known): PaymentRecommendation | null {
  const available = offers.filter((offer) => offer.available)
  const offered = (id: PaymentOptionId | null) => available.find((offer) => offer.id === id)
  const rules = [
    { why: 'preselected', offer: offered(preselected) },
    { why: 'best', offer: bestPay ? available.find((offer) => offer.best) : undefined },
    { why: 'current', offer: offered(current) },
    { why: 'payOnDelivery', offer: offered(PAY_ON_DELIVERY) },
    { why: 'firstAvailable', offer: available[0] },
  ] as const
  const first = rules.find(({ offer }) => offer !== undefined)
  return first?.offer === undefined ? null : { option: first.offer.id, why: first.why }
}
