import type { Kysely, Transaction } from 'kysely'
import type { ShopDatabase } from './db'
import type { Rehearsal } from './features/stand-in/rehearsal'
import type { ShopSettings } from './settings'

/** The database, or a transaction on it: within a transaction nothing else may be awaited. */
export type Db = Kysely<ShopDatabase> | Transaction<ShopDatabase>

/** One line of the server's log; never carries ids of drafts or personal data. */
export interface LogEntry {
  readonly level: 'info' | 'error'
  readonly requestId: string
  readonly text: string
}

/** What every room of the server works with. */
export interface Shop {
  readonly db: Kysely<ShopDatabase>
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Unguessable text of at least 128 random bits. */
  readonly randomId: () => string
  readonly settings: ShopSettings
  /** What tests and demo shops may ask of the stand-in providers and the clock; null in any other shop. */
  readonly rehearsal: Rehearsal | null
  readonly log: (entry: LogEntry) => void
}
