import type { ColumnType, Generated, Selectable } from 'kysely'
import type { Maybe, Moment, MomentByDefault, MomentOrNull } from './columns'

/** A link by which the buyer of an order pays what is due; only the hash of its secret is stored. */
export interface PaymentLinkTable {
  readonly token_hash: string
  readonly order_id: string
  /** Who of the staff has made it. */
  readonly made_by: string
  readonly expires_on: Moment
  readonly created_on: Moment
}

/** What a provider returned to the start of a payment. */
export interface StartedAtProvider {
  readonly url: string | null
  readonly providerOrderId: string
  readonly widget: unknown
}

/** One attempt to pay a draft. */
export interface PaymentSessionTable {
  readonly id: string
  readonly order_in_process_id: string
  readonly provider: string
  readonly purchase_type: string
  readonly amount_kopecks: number
  /** How much of it went back to the buyer. */
  readonly refunded_kopecks: Generated<number>
  readonly months: Maybe<number>
  readonly profile_id: Maybe<string>
  readonly state: string
  readonly created_on: MomentByDefault
  readonly updated_on: MomentByDefault
  readonly expires_on: Moment
  /** What the stand-in provider does with this payment (see `rules/provider-script.ts`); null = what its buyer presses. */
  readonly script: Maybe<string>
  /** How often the provider was polled for the status. */
  readonly polls: Generated<number>
  /** An event at the provider that the shop has not been notified of. */
  readonly untold: Maybe<string>
  /** What the provider has returned to the start; null while that is unknown. */
  readonly started: ColumnType<StartedAtProvider | null, string | null | undefined, string | null>
  /** When the money came; null again after a refund. */
  readonly paid_on: MomentOrNull
  /** The one-time token in the address that the provider sends the buyer back to. */
  readonly return_token: Maybe<string>
  /** Why the money made no order: an error code, and the fields at fault. */
  readonly order_refusal: Maybe<string>
}

/** One attempt to pay a draft, as it is stored. */
export type PaymentSession = Selectable<PaymentSessionTable>

/** A callback that was taken: the same one again changes nothing. */
export interface PaymentCallbackTable {
  readonly provider: string
  readonly id: string
  readonly session_id: string
  readonly event: string
  readonly received_on: Moment
}

/** A paid draft without an order (view): somebody of the shop has to look at it. */
export interface PaidWithoutOrderView {
  readonly order_in_process_id: string
  readonly session_id: string
  readonly provider: string
  readonly purchase_type: string
  readonly amount_kopecks: number
  readonly paid_on: Date
  readonly order_refusal: string | null
}

/** The response to a request that may be repeated. */
export interface IdempotencyKeyTable {
  /** Hash of the key. */
  readonly key: string
  readonly route: string
  readonly visitor_id: string
  /** Hash of the body, with the key. */
  readonly body_hash: string
  /** null while the first request is running */
  readonly status: Maybe<number>
  /** The response, sealed with the key: nobody reads it who has not the key. */
  readonly answer: Maybe<string>
  readonly content_type: Maybe<string>
  readonly created_on: Moment
}

/** Which process does the work that one does for all; see `jobs/run-alone.ts`. */
export interface JobLeaseTable {
  readonly name: string
  readonly holder: string
  readonly held_until: Moment
}

/** Keys of this shop's own, such as the one that seals the places of lists. */
export interface ServerSecretTable {
  readonly name: string
  readonly secret: string
}

/** With it the stand-ins of a sandbox sign: the same in every process. */
export interface SandboxSecretTable {
  readonly id: Generated<number>
  readonly secret: string
}

/** The requests that a visitor or an address has used of one limit; see `http/rate-limit.ts`. */
export interface RateLimitTable {
  readonly key: string
  readonly used_until: Moment
}
