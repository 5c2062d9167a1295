import type { Maybe, Moment, MomentByDefault } from './columns'

/** One attempt to pay a draft. */
export interface PaymentSessionTable {
  readonly id: string
  readonly order_in_process_id: string
  readonly provider: string
  readonly purchase_type: string
  readonly amount_kopecks: number
  readonly months: Maybe<number>
  readonly profile_id: Maybe<string>
  readonly state: string
  readonly created_on: MomentByDefault
  readonly updated_on: MomentByDefault
  readonly expires_on: Moment
}

/** The answer of a request that may be repeated. */
export interface IdempotencyKeyTable {
  readonly key: string
  readonly route: string
  readonly visitor_id: string
  readonly body_hash: string
  /** null while the first request is running */
  readonly status: Maybe<number>
  readonly answer: Maybe<string>
  readonly content_type: Maybe<string>
  readonly created_on: Moment
}
