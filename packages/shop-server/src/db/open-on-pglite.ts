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
import pgTypes from 'pg-types'
import { columnTypes } from './column-types'
import { migrate } from './migrate'
import type { OpenDatabase } from './open-database.types'
import { parameterText } from './parameter-text'
import type { ShopDatabase } from './schema'

type ByType = Record<number | string, unknown>

/** What a `PGlite` of `@electric-sql/pglite` can do, as far as the shop asks it; its own types need those of its compiler. */
export interface PgliteSession {
  /** Readers of column types, by the id of the type. */
  readonly parsers: ByType
  /** Writers of parameter types, by the id of the type. */
  readonly serializers: ByType
  /** Runs one statement with its parameters. */
  readonly query: <Row>(
    text: string,
    parameters?: (string | null)[],
    types?: {
      parsers?: Record<number, (text: string, typeId?: number) => unknown>
      serializers?: Record<number, (value: string) => string>
    },
  ) => Promise<{ rows: Row[]; affectedRows?: number }>
  /** Runs statements without parameters. */
  readonly exec: (text: string) => Promise<unknown>
  /** Ends the session. */
  readonly close: () => Promise<void>
}

/** Columns are read as on every other connection: those of the types that either library knows. */
const parsersOf = (known: ByType) =>
  Object.fromEntries(
    [...Object.keys(known).map(Number), ...Object.values(pgTypes.builtins)].map((oid) => [
      oid,
      columnTypes.getTypeParser(oid),
    ]),
  )

/** Parameters are texts already. */
const serializersOf = (known: ByType) =>
  Object.fromEntries(Object.keys(known).map((oid) => [oid, (text: string) => text]))

/** The one session of a PGlite; who asks for it waits for its turn. */
class PgliteDriver implements Driver {
  readonly #pglite: PgliteSession
  readonly #connection: DatabaseConnection
  #turn = Promise.resolve()
  #endTurn: () => void = () => undefined

  constructor(pglite: PgliteSession) {
    this.#pglite = pglite
    const types = { parsers: parsersOf(pglite.parsers), serializers: serializersOf(pglite.serializers) }
    this.#connection = {
      executeQuery: async <Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> => {
        const { rows, affectedRows } = await pglite.query<Row>(sql, parameters.map(parameterText), types)
        return { rows, ...(affectedRows !== undefined && { numAffectedRows: BigInt(affectedRows) }) }
      },
      streamQuery: () => {
        throw new Error('PGlite has no cursors here.')
      },
    }
  }

  init = () => Promise.resolve()

  async acquireConnection(): Promise<DatabaseConnection> {
    const before = this.#turn
    let end: () => void = () => undefined
    this.#turn = new Promise((resolve) => {
      end = resolve
    })
    await before
    this.#endTurn = end
    return this.#connection
  }

  releaseConnection = () => Promise.resolve(this.#endTurn())

  beginTransaction = async (_connection: DatabaseConnection, { isolationLevel }: { isolationLevel?: string }) =>
    void (await this.#pglite.exec(isolationLevel === undefined ? 'begin' : `begin isolation level ${isolationLevel}`))

  commitTransaction = async () => void (await this.#pglite.exec('commit'))

  rollbackTransaction = async () => void (await this.#pglite.exec('rollback'))

  destroy = () => this.#pglite.close()
}

function refuseNoPglite(pglite: PgliteSession | undefined): void {
  if (pglite === undefined)
    throw new TypeError(
      'openOnPglite() was given no database. Write openOnPglite(new PGlite({ extensions: { pg_trgm } })).',
    )
}

/**
 * Opens the shop's database on a PGlite of this very thread and migrates its tables: for runtimes without the threads of Node, such as a
 * browser. PGlite needs its extension `pg_trgm`.
 */
export async function openOnPglite(pglite: PgliteSession): Promise<OpenDatabase> {
  refuseNoPglite(pglite)
  const db = new Kysely<ShopDatabase>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new PgliteDriver(pglite),
      createIntrospector: (introspected) => new PostgresIntrospector(introspected),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  })
  await migrate(db)
  const connections = () => ({ open: 1, idle: 1, waiting: 0 })
  return {
    db,
    work: db,
    reads: db,
    kind: 'pglite',
    connections,
    trips: () => 0,
    listen: null,
    close: () => db.destroy(),
  }
}
