import { cpSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Kysely, PostgresDialect } from 'kysely'
import { Pool, type PoolConfig } from 'pg'
import { columnTypes } from './column-types'
import { keepFilesPrivate, prepareDataFolder } from './data-folder'
import { lockDataFolder } from './data-folder-lock'
import { damagedDatabase, requirePostgres, unusableFolder } from './database-problems'
import { listenOnPostgres } from './listen-on-postgres'
import { migrate } from './migrate'
import { pgliteSocket } from './pglite-socket'
import { startPglite, type PgliteThread } from './pglite-thread'
import type { Connections, OpenDatabase } from './open-database.types'
import { pipelined } from './pipelined'
import { PreparingClient } from './preparing-client'
import { createReplicaReads } from './replica-reads'
import type { ShopDatabase } from './schema'

/** How many connections there are, and how long a request waits: for one of them, for a lock, for a statement. */
export interface DatabaseLimits {
  readonly connections: number
  readonly waitMs: number
  readonly lockMs: number
  readonly statementMs: number
}

/** Which database the shop works on. */
export interface DatabaseOptions {
  /** Address of a PostgreSQL database; without it the shop keeps its own in `dataDir`. */
  readonly url?: string | undefined
  /**
   * Whether a pooler stands before PostgreSQL that gives a connection to somebody else after each transaction: then no statement is
   * prepared, and other processes are not listened to: their news come within 15 seconds.
   */
  readonly isPooled?: boolean | undefined
  /**
   * Other limits than the usual ones for the requests of buyers, and for the staff with the server's own work. What takes longer is
   * `unavailable`, with `Retry-After`.
   */
  readonly limits?: { readonly buyers?: Partial<DatabaseLimits>; readonly work?: Partial<DatabaseLimits> }
  /** Address of a replica, for reads of the catalogue; while it is away or behind they go to the primary. */
  readonly replicaUrl?: string | undefined
  /** Folder of the shop's own database, or `memory` for one that is forgotten at the end. */
  readonly dataDir?: string | undefined
  /**
   * Folder with an empty, migrated database, made when it is not there: a new database begins as a copy of it, and one that is
   * forgotten at the end lives in a temporary folder. Spares the seconds that making one takes.
   */
  readonly template?: string | undefined
}

const poolOn = (config: PoolConfig): Pool => {
  const pool = new Pool({ ...config, types: columnTypes })
  // An idle connection that breaks is replaced with the next query, which is the one to report.
  pool.on('error', () => undefined)
  // One that breaks between two queries of a transaction fails the second of them; nobody else is to be told.
  pool.on('connect', (client) => void client.on('error', () => undefined))
  return pool
}

const connectionsOf = (pool: Pool) => () => ({
  open: pool.totalCount,
  idle: pool.idleCount,
  waiting: pool.waitingCount,
})

const kyselyOn = (pool: Pool) => ({
  db: new Kysely<ShopDatabase>({ dialect: new PostgresDialect({ pool }) }),
  connections: connectionsOf(pool),
})

/** The same, with fewer round trips; a pooler gives each of several statements to whoever is free. */
function buyersOn(pool: Pool, isPooled: boolean) {
  let trips = 0
  const db = isPooled ? kyselyOn(pool).db : pipelined(pool, () => (trips += 1))
  return { db, connections: connectionsOf(pool), trips: () => trips }
}

const sumOf = (one: Connections, other: Connections): Connections => ({
  open: one.open + other.open,
  idle: one.idle + other.idle,
  waiting: one.waiting + other.waiting,
})

const databaseIn = (dataDir: string) => join(dataDir, 'database')

function prepareFolder(dataDir: string): void {
  try {
    prepareDataFolder(dataDir, databaseIn(dataDir))
  } catch (error) {
    throw unusableFolder(dataDir, error)
  }
}

/** Makes the database that others begin as a copy of. */
async function makeTemplate(template: string): Promise<void> {
  const own = mkdtempSync(`${template}-`)
  const { close } = await openDatabase({ dataDir: own })
  await close()
  try {
    renameSync(databaseIn(own), template)
  } catch (error) {
    // Another process was quicker, and has made the same.
    if (!existsSync(template)) throw error
  } finally {
    rmSync(own, { recursive: true, force: true })
  }
}

async function beginAsCopy(dataDir: string, template: string): Promise<void> {
  if (existsSync(databaseIn(dataDir))) return
  if (!existsSync(template)) await makeTemplate(template)
  cpSync(template, databaseIn(dataDir), { recursive: true })
}

function takeFolder(dataDir: string): () => void {
  prepareFolder(dataDir)
  const unlock = lockDataFolder(dataDir)
  const restore = keepFilesPrivate()
  return () => {
    restore()
    unlock()
  }
}

async function openInFolder(dataDir: string): Promise<OpenDatabase> {
  const release = takeFolder(dataDir)
  try {
    const thread = await startPglite(databaseIn(dataDir)).catch((error: unknown) => {
      throw damagedDatabase(databaseIn(dataDir), error)
    })
    // A new database has been unpacked with the widest modes.
    prepareDataFolder(dataDir, databaseIn(dataDir))
    return onThread(thread, release)
  } catch (error) {
    release()
    throw error
  }
}

function onThread(thread: PgliteThread, release: () => void): OpenDatabase {
  // One session: the pool of one is the queue for it.
  const { db, connections } = kyselyOn(poolOn({ max: 1, idleTimeoutMillis: 0, stream: () => pgliteSocket(thread) }))
  const close = async () => {
    await db.destroy()
    await thread.close()
    release()
  }
  return { db, work: db, reads: db, kind: 'pglite', connections, trips: () => 0, listen: null, close }
}

async function openForgotten(template: string | null): Promise<OpenDatabase> {
  if (template === null) return onThread(await startPglite(null), () => undefined)
  const folder = mkdtempSync(join(tmpdir(), 'prilavok-database-'))
  await beginAsCopy(folder, template)
  const database = await openInFolder(folder)
  const close = async () => {
    await database.close()
    rmSync(folder, { recursive: true, force: true })
  }
  return { ...database, close }
}

async function openPglite(dataDir: string, template: string | null): Promise<OpenDatabase> {
  if (dataDir === 'memory') return openForgotten(template)
  if (template !== null) await beginAsCopy(dataDir, template)
  return openInFolder(dataDir)
}

/** Longer than these a replica is not waited for. */
const REPLICA_TIMES = { connectionTimeoutMillis: 1_000, query_timeout: 5_000 }

/** Ends what has been started and not finished, such as a transaction of a process that hangs. */
const idle_in_transaction_session_timeout = 60_000
/** Buyers wait for little; staff and the server's own work have fewer connections, and more time. */
const LIMITS = {
  buyers: { connections: 10, waitMs: 5_000, lockMs: 5_000, statementMs: 15_000 },
  work: { connections: 5, waitMs: 10_000, lockMs: 10_000, statementMs: 120_000 },
} satisfies Record<string, DatabaseLimits>

/** A page has many statements at once, each shorter than other processes take to begin helping with it. */
const WITHOUT_HELPERS = '-c max_parallel_workers_per_gather=0'

/** The settings of a pool. A pooler takes none of a session; its own, or those of the role, count there. */
const limited = ({ connections, waitMs, lockMs, statementMs }: DatabaseLimits, isPooled: boolean): PoolConfig => ({
  max: connections,
  connectionTimeoutMillis: waitMs,
  ...(!isPooled && {
    lock_timeout: lockMs,
    statement_timeout: statementMs,
    idle_in_transaction_session_timeout,
    options: WITHOUT_HELPERS,
  }),
})

/** A step may take as long as it needs. */
async function migratePostgres(connectionString: string): Promise<void> {
  const { db } = kyselyOn(poolOn({ max: 1, connectionString }))
  await migrate(db).finally(() => db.destroy())
}

async function openPostgres(
  url: string,
  { isPooled = false, replicaUrl, limits = {} }: DatabaseOptions,
): Promise<OpenDatabase> {
  await requirePostgres(url)
  await migratePostgres(url)
  const config = { connectionString: url, ...(!isPooled && { Client: PreparingClient }) }
  const pool = poolOn({ ...config, ...limited({ ...LIMITS.buyers, ...limits.buyers }, isPooled), pipeline: !isPooled })
  const shop = buyersOn(pool, isPooled)
  const own = kyselyOn(poolOn({ ...config, ...limited({ ...LIMITS.work, ...limits.work }, isPooled) }))
  const replica =
    replicaUrl === undefined
      ? null
      : createReplicaReads(pool, poolOn({ max: 10, ...REPLICA_TIMES, connectionString: replicaUrl }))
  const close = async () => {
    await replica?.close()
    await Promise.all([shop.db.destroy(), own.db.destroy()])
  }
  return {
    db: shop.db,
    work: own.db,
    reads: replica?.db ?? shop.db,
    kind: 'postgres',
    connections: () => sumOf(shop.connections(), own.connections()),
    trips: shop.trips,
    listen: isPooled ? null : listenOnPostgres(url),
    close,
  }
}

/** Opens the shop's database and migrates its tables. */
export async function openDatabase(options: DatabaseOptions = {}): Promise<OpenDatabase> {
  const { url, dataDir = 'memory', template } = options
  if (url !== undefined) return openPostgres(url, options)
  const database = await openPglite(dataDir, template ?? null)
  try {
    await migrate(database.db)
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}
