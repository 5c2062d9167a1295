import type { PaymentOffer, PaymentOffers, PaymentOptionId } from '@prilavok/contracts'
import { DIRECT_PAYMENTS, recommendedPayment } from './payment.rules'
import { CREDIT_ITEM, itemOf, paymentItems } from './payment-items.rules'
import type { PaymentProvider } from './payment-provider.types'
import { withOwnProviders } from './payment-providers'
import type { PaymentState } from './payment.types'

/** What the server offers for an order and this checkout can carry out. */
export interface OfferedPayments {
  readonly offers: readonly PaymentOffer[]
  readonly prepaymentOnlyProduct: string | null
  readonly payOnDeliveryFrom: number | null
  readonly vatPercent: number | null
}

/** The options that somebody here can carry out. */
export function offeredPayments(
  { options, prepaymentOnly, payOnDeliveryFrom, vatPercent }: PaymentOffers,
  own: readonly PaymentProvider[],
): OfferedPayments {
  const supported: ReadonlySet<string> = new Set([
    ...DIRECT_PAYMENTS,
    ...withOwnProviders(own).flatMap((provider) => provider.options),
  ])
  return {
    offers: options.filter(({ id }) => supported.has(id)),
    prepaymentOnlyProduct: prepaymentOnly[0]?.name ?? null,
    payOnDeliveryFrom,
    vatPercent,
  }
}

interface Known {
  readonly preselected: PaymentOptionId | null
  readonly bestPay: boolean
}

/** The offers arrived: what is proposed is chosen (PAY-18 to PAY-25). */
export function offersArrived(
  present: PaymentState,
  { offers, prepaymentOnlyProduct, payOnDeliveryFrom, vatPercent }: OfferedPayments,
  { preselected, bestPay }: Known,
): PaymentState {
  const items = paymentItems(offers)
  const known = { status: 'ready', offers, items, prepaymentOnlyProduct, payOnDeliveryFrom, vatPercent } as const
  // What the buyer has chosen on this page is an earlier choice too: another quantity must not change it under the hand (PAY-18).
  const byHand = present.why === 'buyer' ? present.choice : null
  const advice = recommendedPayment({ offers, preselected: preselected ?? byHand, current: present.choice, bestPay })
  // So is Credit without a method, while it can be chosen (PAY-26).
  const keepsCredit = present.item === CREDIT_ITEM && present.choice === null && advice?.why !== 'preselected'
  if (keepsCredit && known.items.some(({ value, available }) => value === CREDIT_ITEM && available))
    return { ...present, ...known }
  const choice = advice?.option ?? null
  return {
    ...known,
    choice,
    item: choice && itemOf(choice),
    why: choice === present.choice ? present.why : (advice?.why ?? null),
  }
}
