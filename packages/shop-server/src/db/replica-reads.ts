import {
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
} from 'kysely'
import type { Pool } from 'pg'
import type { ShopDatabase } from './schema'

/** Reads that may be a few seconds behind, on a replica while it is fit for them, on the primary otherwise. */
export interface ReplicaReads {
  readonly db: Kysely<ShopDatabase>
  /** Looks at the replica; done every second while the reads are open. */
  readonly check: () => Promise<void>
  readonly close: () => Promise<void>
}

const CHECK_MS = 1_000
/** What a visitor sees of the catalogue is at most so old; pages keep its shelves for longer. */
const LAG_MS = 5_000

/** Where the primary's log was at a moment. */
interface Place {
  readonly on: number
  readonly lsn: string
}

const onlyReads = () => Promise.reject(new Error('Reads of the catalogue have no transactions.'))

/** Each query is sent by itself; one that fails on the replica, for whatever reason, is asked of the primary. */
function readingDriver(run: <R>(query: CompiledQuery) => Promise<QueryResult<R>>): Driver {
  const connection: DatabaseConnection = {
    executeQuery: run,
    // eslint-disable-next-line require-yield
    async *streamQuery() {
      await onlyReads()
    },
  }
  const nothing = () => Promise.resolve()
  return {
    init: nothing,
    acquireConnection: () => Promise.resolve(connection),
    beginTransaction: onlyReads,
    commitTransaction: onlyReads,
    rollbackTransaction: onlyReads,
    releaseConnection: nothing,
    destroy: nothing,
  }
}

/**
 * Opens the reads of a replica. It is fit when it has replayed what the primary had written five seconds ago: positions in the log are
 * compared, not clocks, so an idle shop does not look late. A replica that was promoted is none any more.
 */
export function createReplicaReads(primary: Pool, replica: Pool, lagMs = LAG_MS): ReplicaReads {
  let isFit = false
  let places: readonly Place[] = []
  const placeNow = async () => {
    const { rows } = await primary.query<{ lsn: string }>('select pg_current_wal_lsn()::text as lsn')
    const now = performance.now()
    places = [...places, ...rows.map(({ lsn }) => ({ on: now, lsn }))]
    const old = places.filter(({ on }) => on <= now - lagMs)
    places = places.slice(Math.max(0, old.length - 1))
  }
  const check = async () => {
    try {
      // While the primary is away, what it had written last has to be there.
      await placeNow().catch(() => undefined)
      const { rows } = await replica.query<{ is_fit: boolean | null }>(
        'select pg_is_in_recovery() and pg_last_wal_replay_lsn() >= $1::pg_lsn as is_fit',
        [places[0]?.lsn ?? 'FFFFFFFF/FFFFFFFF'],
      )
      isFit = rows[0]?.is_fit === true
    } catch {
      isFit = false
    }
  }
  const on = async <R>(pool: Pool, { sql, parameters }: CompiledQuery): Promise<QueryResult<R>> => {
    const { rows } = await pool.query(sql, [...parameters])
    return { rows: rows as R[] }
  }
  const run = async <R>(query: CompiledQuery): Promise<QueryResult<R>> => {
    if (!isFit) return on<R>(primary, query)
    try {
      return await on<R>(replica, query)
    } catch {
      const result = await on<R>(primary, query)
      isFit = false
      return result
    }
  }
  const db = new Kysely<ShopDatabase>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => readingDriver(run),
      createIntrospector: (each) => new PostgresIntrospector(each),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  })
  let looking = check()
  const timer = setInterval(() => (looking = check()), CHECK_MS).unref()
  const close = async () => {
    clearInterval(timer)
    await looking
    await replica.end()
  }
  return { db, check, close }
}
