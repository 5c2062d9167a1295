import { CompiledQuery, type DatabaseConnection, type Driver, type QueryResult, type TransactionSettings } from 'kysely'
import type { Pool, PoolClient } from 'pg'
import type { Trx } from './schema'

/** PostgreSQL carries out nothing more in a transaction of which a statement has failed. */
const AFTER_A_FAILURE = '25P02'
const CHANGES: ReadonlySet<string> = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE'])

/** The socket of a client, whose writes can be held back; the types of `pg` leave it out. */
interface WithSocket {
  readonly connection: { readonly stream: { readonly cork: () => void; readonly uncork: () => void } }
}

/** A connection on which statements are sent without waiting for the results of those before: what is sent at one moment is one round trip. */
export class PipelinedConnection implements DatabaseConnection {
  readonly client: PoolClient
  readonly #onTrip: () => void
  /** What goes together with the next statement. */
  #next: CompiledQuery[] = []
  /** What was sent and nobody has waited for. */
  #sent: Promise<unknown>[] = []
  #hasBegun = false
  #isHeldBack = false

  constructor(client: PoolClient, onTrip: () => void) {
    this.client = client
    this.#onTrip = onTrip
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    try {
      const { command, rowCount, rows } = await this.#sendAll(query)
      return { rows: rows as Row[], ...(CHANGES.has(command) && { numAffectedRows: BigInt(rowCount ?? 0) }) }
    } catch (error) {
      if (this.#sent.length > 0 && (error as { readonly code?: unknown }).code === AFTER_A_FAILURE) await this.#failed()
      throw error
    }
  }

  /** Sends a statement whose result nobody needs together with the next one, which fails where it fails. */
  withNext(query: CompiledQuery): void {
    this.#next.push(query)
  }

  /** Ends the transaction; where something that nobody has waited for failed, nothing is left of it. */
  async commit(): Promise<void> {
    if (this.#hasBegun || this.#next.length > 1) {
      const { command } = await this.#sendAll(CompiledQuery.raw('commit'))
      if (command === 'ROLLBACK') await this.#failed()
    }
    this.#forget()
  }

  /** Ends the transaction as if it had not been. */
  async rollback(): Promise<void> {
    this.#next = []
    if (this.#hasBegun) await this.#send(CompiledQuery.raw('rollback'))
    this.#forget()
  }

  // eslint-disable-next-line require-yield
  async *streamQuery(): AsyncIterableIterator<never> {
    await Promise.reject(new Error('The shop reads with no cursors.'))
  }

  /** Sends a statement behind those that wait for it. */
  #sendAll(query: CompiledQuery) {
    for (const earlier of this.#next.splice(0)) {
      const sent = this.#send(earlier)
      // Whoever comes next in the transaction is told.
      sent.catch(() => undefined)
      this.#sent.push(sent)
      this.#hasBegun = true
    }
    return this.#send(query)
  }

  /** Throws what has made the transaction fail, once. */
  async #failed(): Promise<never> {
    await Promise.all(this.#sent.splice(0))
    throw new Error('A transaction was rolled back.')
  }

  #forget(): void {
    this.#sent = []
    this.#hasBegun = false
  }

  #send({ sql, parameters }: CompiledQuery) {
    this.#holdBack()
    return this.client.query(sql, [...parameters])
  }

  /** What is sent until the work of this moment is done goes to the network together. */
  #holdBack(): void {
    if (this.#isHeldBack) return
    this.#isHeldBack = true
    this.#onTrip()
    const { stream } = (this.client as PoolClient & WithSocket).connection
    stream.cork()
    process.nextTick(() => {
      this.#isHeldBack = false
      stream.uncork()
    })
  }
}

const beginning = ({ isolationLevel, accessMode }: TransactionSettings) =>
  isolationLevel === undefined && accessMode === undefined
    ? 'begin'
    : ['start transaction', isolationLevel && `isolation level ${isolationLevel}`, accessMode].filter(Boolean).join(' ')

/** Transactions whose beginning goes together with their first statement. */
export function pipelinedDriver(pool: Pool, onTrip: () => void): Driver {
  const connections = new WeakMap<PoolClient, PipelinedConnection>()
  const of = (connection: DatabaseConnection) => connection as PipelinedConnection
  return {
    init: () => Promise.resolve(),
    async acquireConnection() {
      const client = await pool.connect()
      const connection = connections.get(client) ?? new PipelinedConnection(client, onTrip)
      connections.set(client, connection)
      return connection
    },
    releaseConnection: (connection) => Promise.resolve(of(connection).client.release()),
    beginTransaction: (connection, settings) =>
      Promise.resolve(of(connection).withNext(CompiledQuery.raw(beginning(settings)))),
    commitTransaction: (connection) => of(connection).commit(),
    rollbackTransaction: (connection) => of(connection).rollback(),
    destroy: () => pool.end(),
  }
}

/**
 * Makes a change in a transaction whose result nobody needs: it goes together with what comes next, at last the commit, and where it fails
 * the transaction does. Connections of another kind are waited for.
 */
export const sendChange = (trx: Trx, change: { readonly compile: (trx: Trx) => CompiledQuery }): Promise<void> =>
  trx.getExecutor().provideConnection(async (connection) => {
    if (connection instanceof PipelinedConnection) connection.withNext(change.compile(trx))
    else await connection.executeQuery(change.compile(trx))
  })
