import type { Kopecks, OrderLine, PlacedOrder, WizardStep } from '@prilavok/contracts'

export type { WizardStep }

/** The parts of the order page that an error can lead to; the values are the anchors of the page (CHK-18 to CHK-25). */
export type CheckoutBlock =
  | 'user-contacts-block'
  | 'recipient-contacts-block'
  | 'transport-company-anchor'
  | 'pickpoint-header-anchor'
  | 'address-delivery-anchor'
  | 'delivery-purchase-type-anchor'
  | 'personal-data-consent'
  | 'invoice-data-anchor'

/** What can be missing or wrong in an order. */
export type CheckoutField =
  | 'firstName'
  | 'lastName'
  | 'middleName'
  | 'phone'
  | 'secondaryPhone'
  | 'email'
  | 'recipient.firstName'
  | 'recipient.lastName'
  | 'recipient.middleName'
  | 'recipient.phone'
  | 'carrier'
  | 'pickupPoint'
  | 'address.city'
  | 'address.street'
  | 'address.house'
  | 'payment'
  | 'consent'
  | 'company.companyName'
  | 'company.inn'
  | 'company.kpp'
  | 'company.ogrn'
  | 'company.bic'
  | 'company.bankAccount'
  | 'company.corAccount'

/** What is wrong with a field of the order page. */
export interface CheckoutError {
  /** The field that it is about. */
  readonly field: CheckoutField
  /** The section of the order page that the field belongs to. */
  readonly block: CheckoutBlock
  /** The server's own words, when it was the server who refused. Source: HTTP-04. */
  readonly message?: string
}

/** A part of the order form, as a buyer would call it. */
export type LeftPart = 'contacts' | 'delivery' | 'payment' | 'company' | 'consent'

/** What is left to do in the first part of the form that is not done. */
export interface LeftToDo {
  readonly part: LeftPart
  /** What it misses, in the order of the checks. */
  readonly fields: readonly CheckoutField[]
}

/** What the order page shows as a whole; `checking`: the payment is being checked, the page should stay open (CHK-53). */
export type CheckoutScreen = 'loading' | 'form' | 'failed' | 'missing' | 'completed' | 'checking' | 'accepted'

/** What the page asks the buyer in a dialog: to delete a product, to order now, to stay (CHK-17, CHK-65, CHK-75). */
export type CheckoutQuestion =
  { readonly kind: 'remove'; readonly line: string } | { readonly kind: 'order' } | { readonly kind: 'stay' }

/** Where a submission is. */
export type Submission = 'idle' | 'saving' | 'confirming'

/** An order that the shop has taken. */
export interface AcceptedOrder {
  /** For people; null when only the fact is known. */
  readonly number: string | null
  /** What is left to pay where a part was paid; null where there is nothing to tell. */
  readonly underpaid: Underpaid | null
  /** The draft that it was made of: the order page shows it again by this id. */
  readonly draftId: string | null
  /** The whole order, as far as this browser may see it; null while it loads and where the server does not return it. */
  readonly order: PlacedOrder | null
  readonly lines: readonly OrderLine[]
  /** Whether the rest of it is on its way. */
  readonly loading: boolean
}

/** What a page knows of its order before the server has returned it. */
export type MadeOrder = Pick<AcceptedOrder, 'number' | 'underpaid' | 'draftId'> & Partial<AcceptedOrder>

/** An order that was paid less than it costs: its buyer has changed the cart while the money was on its way. */
export interface Underpaid {
  readonly total: Kopecks
  readonly paid: Kopecks
  readonly due: Kopecks
}

/** The server counted anew while the buyer was filling in (fault case 16). */
export interface PriceChange {
  readonly before: Kopecks
  readonly after: Kopecks
}

/** The parts of the sum that a buyer sees. */
export interface ShownSums {
  /** The products at their full prices, kopecks. */
  readonly products: Kopecks
  /** Null where the price of the delivery is not known. */
  readonly delivery: Kopecks | null
  /** What is to be paid. */
  readonly total: Kopecks
}

/** Sums that have changed without an act of the buyer: a carrier, a price, a discount is another one by now. */
export interface QuoteChange {
  /** As the buyer saw them. */
  readonly before: ShownSums
  /** As they are now. */
  readonly after: ShownSums
}

/** Where the buyer stands on the order page. */
export interface CheckoutState {
  /** What the order page shows. */
  readonly screen: CheckoutScreen
  /** Where the present try to order is; `idle`: there is none. */
  readonly submission: Submission
  /** The buyer has tried to submit: every error is shown from now on. */
  readonly submitted: boolean
  /** Fields that the buyer has left; only their errors are shown before the first try (EXP-15). */
  readonly touched: ReadonlySet<CheckoutField>
  /** What the server refused at the last try. */
  readonly refused: readonly CheckoutError[]
  /** The order that the shop has accepted; null before. */
  readonly accepted: AcceptedOrder | null
  /** The dialog that stands open; one at a time. Source: CHK-56. */
  readonly question: CheckoutQuestion | null
  /** The step to begin at after a return from a payment service; null once it was shown. Source: CHK-36. */
  readonly startAt: WizardStep | null
  /** Prices that changed during the try to order, to be confirmed; null: none. */
  readonly priceChange: PriceChange | null
  /** The last change of the sums that the buyer has not made; each holds as long as its sum is the one that came of it. */
  readonly quoteChange: QuoteChange | null
  /** Why the last try did not make an order; null when none failed. */
  readonly failure: SubmitFailure | null
}

/**
 * `unconfirmed`: the response was lost and the order is not made (SAFE-02); `unknown`: not even that could be
 * found out; `unsaved`: the last edits did not reach the server; `busy`: the server asks to wait for `seconds`; `refused`: the
 * server refused, in `detail`.
 */
export interface SubmitFailure {
  readonly kind: 'unconfirmed' | 'unknown' | 'unsaved' | 'busy' | 'refused'
  readonly detail: string
  /** How long to wait before the next try, for `busy`. */
  readonly seconds?: number
}

/** What the checkout's rules need to know of the other features. */
export interface CheckoutFacts {
  readonly otherRecipient: boolean
  /** Names and phones that do not hold, recipient fields included, in the order of the form. */
  readonly wrongContacts: readonly CheckoutField[]
  readonly hasBuyerNames: boolean
  readonly hasBuyerPhone: boolean
  readonly hasSecondaryPhone: boolean
  readonly hasRecipientNames: boolean
  readonly hasRecipientPhone: boolean
  readonly method: 'pickup' | 'courier'
  readonly hasCarrier: boolean
  readonly hasPoint: boolean
  /** Address parts that are missing, for the courier. */
  readonly missingAddress: readonly ('city' | 'street' | 'house')[]
  readonly hasPayment: boolean
  readonly consent: boolean
  /** What an invoice still needs; nothing while another way to pay is chosen (INVOICE-04). */
  readonly missingCompany: readonly Extract<CheckoutField, `company.${string}`>[]
}

/** What the score of completeness counts; `start` is what everybody has. Source: CHK-69 to CHK-74. */
export type CompletenessPart =
  'start' | 'recipientNames' | 'recipientPhone' | 'buyerNames' | 'buyerPhone' | 'secondaryPhone' | 'delivery'

/** How much of one part of the score is there. */
export interface CompletenessPoint {
  readonly part: CompletenessPart
  readonly given: number
  readonly most: number
}
