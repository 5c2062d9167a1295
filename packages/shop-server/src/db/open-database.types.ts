import type { Kysely } from 'kysely'
import type { ListenForNews } from './listen-on-postgres'
import type { ShopDatabase } from './schema'

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
  /** How often the requests of buyers have waited for the database so far; 0 where that is not counted. */
  readonly trips: () => number
  /** Hears of what other processes change; null where there are none, or they cannot be heard. */
  readonly listen: ListenForNews | null
  /** Releases connections, thread and folder; the process may end afterwards. */
  readonly close: () => Promise<void>
}
