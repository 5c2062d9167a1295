import type { CarrierQuote, PaymentOptionId, PickupPoint, WizardStep } from '@prilavok/contracts'
import { ACCEPTABLE_SCORE, completenessPoints, stepOf, type CompletenessPoint } from '../checkout'
import { geoUsedOnce, type DevicePlace } from '../city'
import { chosenPoint, chosenQuote, quotesOf, type DeliveryState } from '../delivery'
import type { KeyValueStorage } from '../effects'
import type { PaymentReason } from '../payment'
import type { CheckoutFeatures } from './checkout-features'
import { checkoutFacts } from './checkout-view'

/** Why a carrier or a point is what it is: the server's mark was taken, the buyer or the draft chose, it is the only one, or why there is none. */
export type ChoiceReason =
  'recommended' | 'chosen' | 'only' | 'notKnownYet' | 'notOffered' | 'noneRecommended' | 'notChosen'

/** What speaks for a carrier among the others of the city. */
export type CarrierMerit = 'cheapest' | 'fastest' | 'free' | 'payOnDelivery'

/** A choice together with its reason. */
export interface ExplainedChoice<M extends string> {
  /** What is chosen; null when nothing is. */
  readonly id: string | null
  readonly why: ChoiceReason
  /** What the server recommends; null when nothing. */
  readonly recommended: string | null
  /** What speaks for what the server recommends, in figures that everybody can check. */
  readonly merits: readonly M[]
}

/** Why the order page proposes what it proposes. */
export interface CheckoutExplanation {
  readonly step: WizardStep
  readonly score: { readonly total: number; readonly acceptable: number; readonly points: readonly CompletenessPoint[] }
  readonly carrier: ExplainedChoice<CarrierMerit>
  readonly point: ExplainedChoice<'cash' | 'card'>
  readonly payment: { readonly id: string | null; readonly why: PaymentReason | null }
}

const least = (values: readonly (number | null)[]): number => Math.min(...values.flatMap((value) => value ?? []))

function meritsOf(quote: CarrierQuote, all: readonly CarrierQuote[]): readonly CarrierMerit[] {
  const cost = (each: CarrierQuote) => (each.free ? 0 : each.cost)
  const merits: ReadonlyArray<readonly [CarrierMerit, boolean]> = [
    ['cheapest', all.length > 1 && cost(quote) === least(all.map(cost))],
    [
      'fastest',
      all.length > 1 && quote.daysFrom !== null && quote.daysFrom === least(all.map(({ daysFrom }) => daysFrom)),
    ],
    ['free', quote.free],
    ['payOnDelivery', quote.cashOnDelivery === 'Available'],
  ]
  return merits.flatMap(([merit, has]) => (has ? [merit] : []))
}

function explainCarrier(state: DeliveryState): CheckoutExplanation['carrier'] {
  const offers = quotesOf(state)
  const advised = offers.find(({ recommended }) => recommended) ?? null
  const known = {
    id: state.carrier,
    recommended: advised?.carrier ?? null,
    merits: advised === null ? [] : meritsOf(advised, offers),
  }
  if (state.quotes === null) return { ...known, why: 'notKnownYet' }
  if (offers.length === 0) return { ...known, why: 'notOffered' }
  if (chosenQuote(state) === null) return { ...known, why: advised === null ? 'noneRecommended' : 'notChosen' }
  return { ...known, why: offers.length === 1 ? 'only' : state.carrier === advised?.carrier ? 'recommended' : 'chosen' }
}

const takes = ({ payment }: PickupPoint): readonly ('cash' | 'card')[] =>
  payment === 'CashAndCard' ? ['cash', 'card'] : payment === 'CashAndMaybeCard' ? ['cash'] : []

function explainPoint(state: DeliveryState): CheckoutExplanation['point'] {
  const points = chosenQuote(state)?.pickupPoints ?? []
  const advised = points.find(({ recommended }) => recommended) ?? null
  const chosen = chosenPoint(state)
  const known = {
    id: state.pickupPointId,
    recommended: advised?.id ?? null,
    merits: advised === null ? [] : takes(advised),
  }
  if (state.method === 'courier' || (state.quotes !== null && points.length === 0))
    return { ...known, why: 'notOffered' }
  if (state.quotes === null) return { ...known, why: 'notKnownYet' }
  if (chosen === null) return { ...known, why: advised === null ? 'noneRecommended' : 'notChosen' }
  return { ...known, why: points.length === 1 ? 'only' : chosen.recommended ? 'recommended' : 'chosen' }
}

/** The reasons behind an order page, for a debug view or a log; ids and figures only, nothing of a person (SAFE-17). */
export function explainCheckout(features: CheckoutFeatures): CheckoutExplanation {
  const delivery = features.delivery.state.getState()
  const payment = features.payment.state.getState()
  const facts = checkoutFacts(features.contacts.state.getState(), delivery, payment, features.company.state.getState())
  const points = completenessPoints(facts)
  return {
    step: stepOf(facts),
    score: { total: points.reduce((sum, { given }) => sum + given, 0), acceptable: ACCEPTABLE_SCORE, points },
    carrier: explainCarrier(delivery),
    point: explainPoint(delivery),
    payment: { id: payment.choice, why: payment.why },
  }
}

/** The state of the order over all features, in the words of the specification. Source: CHK-39. */
export interface OrderStateView {
  readonly orderInProcessId: string | null
  /** Cards are taken on the site (flag `OnlinePayment`). */
  readonly paymentFeatureIsEnabled: boolean
  readonly tinkoffInstallmentFeatureIsEnabled: boolean
  readonly addressDeliveryFeatureIsEnabled: boolean
  readonly lastStep: WizardStep | null
  /** The next visit begins at the last step. Source: CHK-36. */
  readonly isReturningToStepEnabled: boolean
  readonly preselectedPaymentMethod: PaymentOptionId | null
  /** The device was asked in this session, or nobody may ask it. Source: CITY-26. */
  readonly geoUsedOnce: boolean
  readonly geoCoords: DevicePlace | null
  readonly pickpoint: PickupPoint | null
}

/** The order's state as it is now; it holds a location, so it is for the page and not for logs. */
export function orderStateOf(
  { city, delivery, flags, order }: CheckoutFeatures,
  session: KeyValueStorage,
): OrderStateView {
  const { id, lastStep, returning, preselectedPayment } = order.state.getState()
  const { OnlinePayment, TinkoffInstallment, AddressDelivery } = flags.state.getState()
  return {
    orderInProcessId: id,
    paymentFeatureIsEnabled: OnlinePayment,
    tinkoffInstallmentFeatureIsEnabled: TinkoffInstallment,
    addressDeliveryFeatureIsEnabled: AddressDelivery,
    lastStep,
    isReturningToStepEnabled: returning,
    preselectedPaymentMethod: preselectedPayment,
    geoUsedOnce: geoUsedOnce(session),
    geoCoords: city.state.getState().device,
    pickpoint: chosenPoint(delivery.state.getState()),
  }
}
