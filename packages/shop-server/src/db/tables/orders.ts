import type { Company, Customer, Delivery, Marketing, Recipient } from '@prilavok/contracts'
import type { ColumnType, Generated, JSONColumnType, Selectable } from 'kysely'
import type { JsonOrNull, JsonPart, Maybe, Moment, MomentByDefault, MomentOrNull } from './columns'

/** How well a buyer picks up orders (enumeration ClientRating). */
export type ClientRating = 'NotRated' | 'Positive' | 'Neutral' | 'Negative' | 'Blocked'

/** A buyer. */
export interface CustomerTable {
  readonly id: string
  /** `+7` and ten digits; one customer per phone. */
  readonly phone: string
  readonly first_name: string
  readonly last_name: string
  readonly middle_name: Maybe<string>
  readonly email: Maybe<string>
  readonly secondary_phone: Maybe<string>
  readonly rating: Generated<ClientRating>
  readonly registered_on: MomentByDefault
  readonly updated_on: MomentByDefault
}

/** A draft's cart line: what the buyer wants, and the hashCode that was on the buyer's screen. */
export interface DraftLine {
  readonly id: string
  readonly quantity: number
  readonly hashCode?: string
}

/** The delivery of a draft, and what its buyer was shown that it costs, in roubles; null for nothing. */
export type DraftDelivery = Partial<Delivery> & { readonly shownCost?: number | null }

/** An order draft. */
export interface OrderInProcessTable {
  /** Stands in addresses; what is personal opens with a key of `draft_key`. */
  readonly id: string
  readonly version: Generated<number>
  /** Hash of the Idempotency-Key of the save that made this version. */
  readonly saved_with: Maybe<string>
  /** 0 to 100, how much of the order is filled in; for the staff's list of drafts. */
  readonly completeness: Generated<number>
  readonly last_step: Maybe<string>
  readonly cart: ColumnType<readonly DraftLine[], string | undefined, string>
  /** Parts keep the contract's field names; a field that was never sent is missing. */
  readonly customer: ColumnType<Partial<Customer>, string | undefined, string>
  readonly recipient: JsonOrNull<Recipient>
  readonly delivery: ColumnType<DraftDelivery, string | undefined, string>
  readonly company: JsonOrNull<Company>
  readonly roistat_visit_id: Maybe<string>
  readonly tinkoff_installment_id: Maybe<string>
  readonly marketing: JsonOrNull<Partial<Marketing>>
  readonly personal_data_consent: Maybe<boolean>
  readonly consent_on: MomentOrNull
  readonly policy_version: Maybe<string>
  readonly created_order_id: Maybe<string>
  /** The promo code that the buyer has typed, whether it is granted or not. */
  readonly promo_code: Maybe<string>
  /** The phone of which the draft's owner has proved to read what is sent there. */
  readonly proved_phone: Maybe<string>
  /** When the personal parts were removed, long after the order was made; see `flows/purge.ts`. */
  readonly blanked_on: MomentOrNull
  readonly created_on: MomentByDefault
  readonly updated_on: MomentByDefault
}

/** An order draft as it is stored. */
export type Draft = Selectable<OrderInProcessTable>

/** Who may do what with a draft: its owner everything, whoever came back from its payment reads number, status and sum. */
export type DraftRole = 'owner' | 'payer'

/** A key that opens a draft; only its hash is stored. */
export interface DraftKeyTable {
  readonly order_in_process_id: string
  readonly key_hash: string
  readonly role: DraftRole
  readonly created_on: Moment
}

/** A token that gives a key access to a draft, once; only its hash is stored. */
export interface DraftTokenTable {
  readonly token_hash: string
  readonly order_in_process_id: string
  readonly role: DraftRole
  /** The phone that the link was sent to, as it was then: whoever follows it reads what is sent there. */
  readonly proves_phone: Maybe<string>
  readonly expires_on: Moment
  /** Hash of the key that has used it. */
  readonly used_by: Maybe<string>
}

/** The secret in an address of an order's invoice; only its hash is stored. */
export interface InvoiceLinkTable {
  readonly token_hash: string
  readonly order_id: string
}

/** A confirmed order. */
export interface CustomerOrderTable {
  readonly id: string
  /** Shown to people. */
  readonly number: string
  readonly order_in_process_id: Maybe<string>
  readonly customer_id: string
  /** The customer's id as the buyer's page gets it: it tells nothing about whose phone it is. */
  readonly customer_alias: Maybe<string>
  readonly status: string
  readonly source: Generated<string>
  readonly purchase_type: string
  readonly payment_status: Generated<string>
  readonly carrier_id: string
  readonly to_door: boolean
  readonly shipment_status: Generated<string>
  readonly track_code: Maybe<string>
  readonly city_id: string
  readonly pick_point_id: Maybe<string>
  readonly delivery_address: string
  readonly recipient: JsonOrNull<Recipient>
  readonly company: JsonOrNull<Company>
  readonly comment: Maybe<string>
  /** What the staff's form holds beside the columns. */
  readonly details: ColumnType<JsonPart, string | undefined, string>
  readonly goods_kopecks: number
  readonly discount_kopecks: number
  readonly delivery_kopecks: number
  /** products − discount + delivery */
  readonly total_kopecks: number
  readonly paid_kopecks: Generated<number>
  /** Given back to the buyer for goods, so that it is not due again. */
  readonly returned_kopecks: Generated<number>
  /** total − returned − paid, counted by the database; 0 for what is paid in full or too much. */
  readonly due_kopecks: ColumnType<number, never, never>
  readonly weight_kg: number
  readonly marketing: JsonOrNull<Partial<Marketing>>
  readonly consent_on: MomentOrNull
  readonly policy_version: Maybe<string>
  readonly version: Generated<number>
  readonly created_on: MomentByDefault
  readonly updated_on: MomentByDefault
}

/** A line of an order, with the prices of its moment. */
export interface OrderItemTable {
  readonly order_id: string
  readonly line_number: number
  readonly product_id: string
  readonly article: string
  readonly name: string
  readonly quantity: number
  readonly price_kopecks: number
  readonly discount_price_kopecks: number
  readonly total_kopecks: number
  readonly weight_kg: number
  /** Why staff have set the price by hand; null where it is the shop's own. */
  readonly price_reason: Maybe<string>
  /** Pieces that are promised and still in the shop; kept by the database as the order moves. */
  readonly reserved: Generated<number>
}

/** What happened to an order, and who did it. */
export interface OrderHistoryTable {
  readonly id: Generated<number>
  readonly order_id: string
  /** `buyer`, `system` or a staff id. */
  readonly author: string
  readonly kind: 'Created' | 'StatusChanged' | 'PaymentChanged' | 'Edited'
  readonly changes: JSONColumnType<JsonPart>
  readonly created_on: MomentByDefault
}

/** Money that goes back to a buyer, by the provider that took it. */
export interface OrderRefundTable {
  /** Also the key by which the provider pays it once. */
  readonly id: string
  readonly order_id: string
  readonly session_id: string
  readonly amount_kopecks: number
  readonly reason: string
  /** Which pieces of which lines it is for; empty for a sum. */
  readonly lines: JSONColumnType<readonly RefundedLine[]>
  /** Waits for a second person; is with its provider; done; refused by the provider; declined by the second person. */
  readonly state: 'Waiting' | 'Sent' | 'Done' | 'Failed' | 'Declined'
  readonly asked_by: string
  readonly approved_by: Maybe<string>
  /** What the provider replied. */
  readonly answer: JsonOrNull<JsonPart>
  readonly created_on: Moment
  readonly updated_on: Moment
}

/** Pieces of a line whose money goes back. */
export interface RefundedLine {
  readonly id: string
  readonly quantity: number
}

/** Money that goes back to a buyer, as it is stored. */
export type OrderRefund = Selectable<OrderRefundTable>

/** A cancelled order, until its buyer is told and as long as it is cancelled. */
export interface OrderCancellationTable {
  readonly order_id: string
  readonly author: string
  readonly reason: string
  readonly told_on: MomentOrNull
  readonly created_on: Moment
}

/** A message that staff have sent to the buyer of an order: neither its text nor where it went is kept. */
export interface OrderMessageTable {
  /** Hash of the key of the press: a repetition sends nothing. */
  readonly key_hash: string
  readonly order_id: string
  readonly channel: 'Email' | 'Sms'
  readonly template_id: Maybe<string>
  /** `Sending` of one whose server died meanwhile: it may have gone out. */
  readonly state: 'Sending' | 'Sent' | 'Failed'
  readonly sent_by: string
  readonly created_on: Moment
}
