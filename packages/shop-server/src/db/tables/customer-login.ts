import type { Generated } from 'kysely'
import type { Moment } from './columns'

/** The code that a phone waits for, and what was tried; the phone itself is not stored. */
export interface SmsCodeTable {
  readonly phone_hash: string
  readonly code_hash: string
  readonly salt: string
  /** Wrong codes since this one was sent. */
  readonly attempts: Generated<number>
  readonly sent_on: Moment
  readonly expires_on: Moment
  /** Codes sent since a day before `day_ends_on`. */
  readonly sent_today: Generated<number>
  readonly day_ends_on: Moment
  /** Wrong codes of that day. */
  readonly failures: Generated<number>
}

/** A customer who is logged in. */
export interface CustomerSessionTable {
  /** Hash of the cookie. */
  readonly token_hash: string
  readonly phone: string
  readonly created_on: Moment
  readonly expires_on: Moment
}

/** Messages of the stand-in gateway, which the demo shop shows. */
export interface DemoSmsTable {
  readonly id: Generated<number>
  readonly phone: string
  readonly text: string
  readonly sent_on: Moment
}
