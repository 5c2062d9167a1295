import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { Maybe, Moment, MomentByDefault, MomentOrNull } from './columns'

/** A member of the staff. */
export interface StaffUserTable {
  readonly id: string
  /** In lower case. */
  readonly login: string
  readonly display_name: string
  readonly email: Maybe<string>
  readonly locale: Generated<string>
  /** As `http/password.ts` writes it. */
  readonly password_hash: string
  readonly is_active: Generated<boolean>
  /** An account of the demo shop, whose password everybody knows; it opens nothing outside of a sandbox. */
  readonly is_demo: Generated<boolean>
  readonly created_on: MomentByDefault
  readonly version: Generated<number>
}

/** The second factor of a member of the staff, and the one that is being set up. */
export interface StaffSecondFactorTable {
  readonly user_id: string
  /** The secret that counts, sealed; null until a code of it has come. */
  readonly secret: Maybe<string>
  readonly confirmed_on: MomentOrNull
  /** The time step of the last code that was taken: no code of it or of one before is taken again. */
  readonly last_step: ColumnType<number, number | undefined, number>
  /** The secret that is being set up, sealed. */
  readonly pending: Maybe<string>
  readonly pending_until: MomentOrNull
}

/** A code that signs in once in place of a second factor. */
export interface StaffRecoveryCodeTable {
  readonly user_id: string
  readonly code_hash: string
  readonly used_on: MomentOrNull
}

/** What a member of the staff may do. */
export interface StaffRoleTable {
  readonly user_id: string
  readonly role: string
}

/** A signed-in member of the staff. */
export interface StaffSessionTable {
  /** Hash of the cookie. */
  readonly token_hash: string
  readonly user_id: string
  readonly csrf_token: string
  readonly created_on: Moment
  readonly expires_on: Moment
  /** Names the session to its owner; opens nothing. */
  readonly id: Generated<string>
  /** As "Firefox"; null: a program, or a browser that nobody knows. */
  readonly browser: Maybe<string>
  readonly system: Maybe<string>
  readonly device: Maybe<string>
  /** The beginning of the address that the last request came from. */
  readonly network: Maybe<string>
  /** To the minute. */
  readonly last_seen_on: MomentByDefault
}

/** A record of a request for many, which a repetition under the same key leaves as it is once it is done. */
export interface StaffBatchRecordTable {
  /** Hash of the key, the call, the caller and the body. */
  readonly batch: string
  readonly record_id: string
  /** Its place in the request, from 1. */
  readonly position: number
  readonly is_done: Generated<boolean>
  readonly created_on: Moment
}

/** Failed sign-ins of one login, known or not, or of one login from one network. */
export interface StaffLoginFailureTable {
  readonly key_hash: string
  readonly failures: number
  readonly counted_until: Moment
}

/** One field of a record before and after a change. */
export interface FieldChangeRow {
  readonly field: string
  readonly before: unknown
  readonly after: unknown
}

/** What the staff changed, written in the transaction of the change. */
export interface StaffHistoryTable {
  readonly id: Generated<number>
  /** The resource as addresses name it. */
  readonly resource: string
  readonly record_id: string
  readonly actor_id: Maybe<string>
  readonly actor_name: string
  readonly action: string
  readonly comment: Maybe<string>
  /** The version of the record after the change, where the record has one. */
  readonly version: Maybe<number>
  readonly changes: JSONColumnType<readonly FieldChangeRow[]>
  readonly created_on: Moment
}

/** Who has a record open; ends by itself when nobody renews it. */
export interface StaffPresenceTable {
  readonly resource: string
  readonly record_id: string
  readonly user_id: string
  readonly user_name: string
  readonly state: string
  readonly expires_on: Moment
}
