import {
  DefaultConnectionProvider,
  DefaultQueryExecutor,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type CompiledQuery,
  type ConnectionProvider,
  type DatabaseConnection,
  type Dialect,
  type QueryResult,
} from 'kysely'
import type { Pool } from 'pg'
import { pipelinedDriver } from './pipelined-connection'
import type { ShopDatabase } from './schema'

/** A statement that waits to be sent. */
interface Waiting {
  readonly query: CompiledQuery
  readonly done: (result: QueryResult<never>) => void
  readonly failed: (error: unknown) => void
}

/**
 * Statements outside of transactions that are asked for at one moment, such as in a `Promise.all`, go over one connection together. Each is
 * a transaction of its own, as always.
 */
function sendTogether(provider: ConnectionProvider): <R>(query: CompiledQuery) => Promise<QueryResult<R>> {
  let waiting: Waiting[] = []
  const sendAll = (connection: DatabaseConnection, all: readonly Waiting[]) =>
    Promise.all(all.map(({ query, done, failed }) => connection.executeQuery<never>(query).then(done, failed)))
  const flush = () => {
    const all = waiting
    waiting = []
    provider
      .provideConnection((connection) => sendAll(connection, all))
      .catch((error: unknown) => all.forEach(({ failed }) => failed(error)))
  }
  return (query) =>
    new Promise((done, failed) => {
      if (waiting.length === 0) queueMicrotask(() => process.nextTick(flush))
      waiting.push({ query, done, failed })
    })
}

/** The connection of a transaction for everybody in it at once: what they send is carried out in the order in which it was sent. */
function sharedBy(provider: ConnectionProvider): ConnectionProvider {
  let connection: Promise<DatabaseConnection> | null = null
  return {
    provideConnection: async (use) =>
      use(await (connection ??= provider.provideConnection((given) => Promise.resolve(given)))),
  }
}

const compiler = new PostgresQueryCompiler()
const adapter = new PostgresAdapter()

class InTransaction extends DefaultQueryExecutor {
  override withConnectionProvider(provider: ConnectionProvider): InTransaction {
    return new InTransaction(compiler, adapter, sharedBy(provider))
  }
}

class Pipelined extends InTransaction {
  readonly #send: ReturnType<typeof sendTogether>

  constructor(provider: ConnectionProvider) {
    super(compiler, adapter, provider)
    this.#send = sendTogether(provider)
  }

  override executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    return this.#send<R>(query)
  }
}

/** A database on which statements that do not wait for each other are one round trip; `onTrip` is told of each. */
export function pipelined(pool: Pool, onTrip: () => void): Kysely<ShopDatabase> {
  const driver = pipelinedDriver(pool, onTrip)
  const dialect: Dialect = {
    createAdapter: () => adapter,
    createDriver: () => driver,
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => compiler,
  }
  const executor = new Pipelined(new DefaultConnectionProvider(driver))
  return new Kysely<ShopDatabase>({ config: { dialect }, driver, executor, dialect })
}
