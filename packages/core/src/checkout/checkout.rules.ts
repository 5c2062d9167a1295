import type { WizardStep } from '@prilavok/contracts'
import type {
  CheckoutBlock,
  CheckoutError,
  CheckoutFacts,
  CheckoutField,
  CheckoutState,
  CompletenessPart,
  CompletenessPoint,
  LeftPart,
  LeftToDo,
} from './checkout.types'

/** Filled in well enough to be ordered. Source: CHK-32. */
export const ACCEPTABLE_SCORE = 95

export const initialCheckout: CheckoutState = {
  screen: 'loading',
  submission: 'idle',
  submitted: false,
  touched: new Set(),
  refused: [],
  accepted: null,
  question: null,
  startAt: null,
  priceChange: null,
  quoteChange: null,
  failure: null,
}

const blockOf = (field: CheckoutField): CheckoutBlock => {
  if (field.startsWith('recipient.')) return 'recipient-contacts-block'
  if (field.startsWith('address.')) return 'address-delivery-anchor'
  if (field.startsWith('company.')) return 'invoice-data-anchor'
  if (field === 'carrier') return 'transport-company-anchor'
  if (field === 'pickupPoint') return 'pickpoint-header-anchor'
  if (field === 'payment') return 'delivery-purchase-type-anchor'
  if (field === 'consent') return 'personal-data-consent'
  return 'user-contacts-block'
}

/** An error of a field, with the block of the page that it is in. */
export const errorAt = (field: CheckoutField): CheckoutError => ({ field, block: blockOf(field) })

const deliveryErrors = ({ hasCarrier, method, hasPoint, missingAddress }: CheckoutFacts): readonly CheckoutField[] => {
  if (!hasCarrier) return ['carrier']
  if (method === 'pickup') return hasPoint ? [] : ['pickupPoint']
  return missingAddress.map((part) => `address.${part}` as const)
}

/**
 * Everything that stands between the buyer and the order, in the order of the checks. A payment is not missed before
 * the delivery is complete: there is nowhere to choose it yet.
 * Source: VALID-01, CHK-14.
 */
export function checkoutErrors(facts: CheckoutFacts): readonly CheckoutError[] {
  const recipient = facts.wrongContacts.filter((field) => field.startsWith('recipient.'))
  const buyer = facts.wrongContacts.filter((field) => !field.startsWith('recipient.'))
  const fields: readonly CheckoutField[] = [
    ...(facts.otherRecipient ? recipient : []),
    ...buyer,
    ...deliveryErrors(facts),
    ...(facts.hasPayment || !deliveryIsComplete(facts) ? [] : (['payment'] as const)),
    ...(facts.consent ? [] : (['consent'] as const)),
    ...facts.missingCompany,
  ]
  return fields.map(errorAt)
}

const deliveryIsComplete = (facts: CheckoutFacts): boolean => deliveryErrors(facts).length === 0

/** What the score is made of, so that everybody can see where the rest is. Source: CHK-69 to CHK-74. */
export function completenessPoints(facts: CheckoutFacts): readonly CompletenessPoint[] {
  const point = (part: CompletenessPart, most: number, there: boolean): CompletenessPoint => ({
    part,
    given: there ? most : 0,
    most,
  })
  return [
    point('start', facts.otherRecipient ? 30 : 50, true),
    ...(facts.otherRecipient
      ? [point('recipientNames', 10, facts.hasRecipientNames), point('recipientPhone', 10, facts.hasRecipientPhone)]
      : []),
    point('buyerNames', 10, facts.hasBuyerNames),
    point('buyerPhone', 10, facts.hasBuyerPhone),
    point('secondaryPhone', 2, facts.hasSecondaryPhone),
    point('delivery', 25, deliveryIsComplete(facts)),
  ]
}

/** How much of the order is filled in, up to 97. Source: CHK-69 to CHK-74. */
export const completeness = (facts: CheckoutFacts): number =>
  completenessPoints(facts).reduce((sum, { given }) => sum + given, 0)

/** Whether the submit button looks ready; a press works all the same and lists what is missing (CHK-31, CHK-32). */
export const looksReady = (facts: CheckoutFacts): boolean => completeness(facts) >= ACCEPTABLE_SCORE && facts.consent

/** The step that the buyer is at: the first one that is not done (CHK-10, CHK-14). */
export function stepOf(facts: CheckoutFacts): WizardStep {
  if (facts.wrongContacts.length > 0) return 'userContacts'
  if (!deliveryIsComplete(facts)) return 'pickpointSelection'
  return facts.hasPayment ? 'orderConfirmation' : 'paymentSelection'
}

const PARTS: readonly (readonly [LeftPart, (block: CheckoutBlock) => boolean])[] = [
  ['contacts', (block) => block === 'user-contacts-block' || block === 'recipient-contacts-block'],
  ['delivery', (block) => /^(transport|pickpoint|address)-/.test(block)],
  ['payment', (block) => block === 'delivery-purchase-type-anchor'],
  ['company', (block) => block === 'invoice-data-anchor'],
  ['consent', (block) => block === 'personal-data-consent'],
]

/** The part of the form that the buyer comes to next, from top to bottom, and what it still misses; null when nothing does. */
export function nextLeft(errors: readonly CheckoutError[]): LeftToDo | null {
  for (const [part, isOf] of PARTS) {
    const fields = errors.filter(({ block }) => isOf(block)).map(({ field }) => field)
    if (fields.length > 0) return { part, fields }
  }
  return null
}

/** The errors to be shown now: all after a try to submit, before it those of left fields where the shop wants it (EXP-15). */
export const shownErrors = (
  errors: readonly CheckoutError[],
  { submitted, touched, refused }: Pick<CheckoutState, 'submitted' | 'touched' | 'refused'>,
  atOnce: boolean,
): readonly CheckoutError[] => {
  const own = submitted ? errors : atOnce ? errors.filter(({ field }) => touched.has(field)) : []
  const named = new Set(own.map(({ field }) => field))
  return [...own, ...refused.filter(({ field }) => !named.has(field))]
}
