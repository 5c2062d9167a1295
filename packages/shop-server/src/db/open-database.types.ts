import type { Kysely } from 'kysely'
import type { ShopDatabase } from './schema'
import type { ListenForEvents } from './staff-event-feed'

/** Connections to the database. */
export interface Connections {
  readonly open: number
  readonly idle: number
  readonly waiting: number
}

/** An open, migrated database; it belongs to the shop that is opened on it. */
export interface OpenDatabase {
  /** For everything that must be up to date, and for changes. */
  readonly db: Kysely<ShopDatabase>
  /** For the staff and for what the server does by itself, on connections of its own: buyers never wait for those. */
  readonly work: Kysely<ShopDatabase>
  /** For reads that may be some seconds behind: of a replica where there is one. */
  readonly reads: Kysely<ShopDatabase>
  /** PostgreSQL, or PGlite in this very process. */
  readonly kind: 'postgres' | 'pglite'
  /** How many connections there are, how many of them idle, and how many queries wait for one. */
  readonly connections: () => Connections
  /** Hears of events that other processes write; null where there are none. */
  readonly listen: ListenForEvents | null
  /** Releases connections, thread and folder; the process may end afterwards. */
  readonly close: () => Promise<void>
}
