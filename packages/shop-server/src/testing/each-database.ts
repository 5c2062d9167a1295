import { createHash, randomBytes } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, inject } from 'vitest'
import type { ShopServer } from '../shop-handler'
import { createShopServer, type ShopServerOptions } from '../shop-server'
import { fillFixtureShop } from './fixture-shop'
import { MIGRATED, runOn, urlOf } from './postgres'

/** The moment at which test shops live. */
const testNow = Date.parse('2026-02-10T09:00:00Z')

const sourcesOfTables = fileURLToPath(new URL('../db', import.meta.url))

/** Folder with an empty, migrated database, made once for this PGlite and these migrations, and kept between test runs. */
export function emptyDatabase(): string {
  const pglite = createRequire(import.meta.url).resolve('@electric-sql/pglite')
  const { mtimeMs, size } = statSync(pglite)
  const made = createHash('sha256').update(`${pglite} ${mtimeMs} ${size}`)
  for (const file of readdirSync(sourcesOfTables, { recursive: true, encoding: 'utf8' }).sort())
    if (file.endsWith('.ts')) made.update(readFileSync(join(sourcesOfTables, file)))
  return join(tmpdir(), `prilavok-empty-${made.digest('hex').slice(0, 12)}`)
}

/** A shop with the fixture's rows, made before the tests of a suite and closed after them. */
export interface TestShop {
  readonly server: ShopServer
  /** The shop's clock, moved by hand. */
  readonly advance: (ms: number) => void
}

/** A database to test on, with the way to put it away. */
interface Prepared {
  readonly options: ShopServerOptions
  readonly stop: () => Promise<void>
}
type Suite = (shop: TestShop) => void

function describeOn(title: string, database: () => Promise<Prepared>, options: ShopServerOptions, suite: Suite): void {
  describe(title, () => {
    let now = testNow
    let running: ShopServer | null = null
    let stop: () => Promise<void> = () => Promise.resolve()
    beforeAll(async () => {
      const prepared = await database()
      stop = prepared.stop
      running = await createShopServer({ now: () => now, sandbox: true, ...options, ...prepared.options })
      await fillFixtureShop(running.db)
    }, 120_000)
    afterAll(async () => {
      await running?.close()
      await stop()
    })
    suite({
      get server() {
        if (running === null) throw new Error('The shop is opened before the tests, not while they are collected.')
        return running
      },
      advance: (ms) => {
        now += ms
      },
    })
  })
}

const onPglite = () =>
  Promise.resolve({ options: { database: { template: emptyDatabase() } }, stop: () => Promise.resolve() })

async function onPostgres(folder: string): Promise<Prepared> {
  const database = `suite_${randomBytes(6).toString('hex')}`
  await runOn(folder, `create database ${database} template ${MIGRATED} strategy file_copy`)
  const stop = () => runOn(folder, `drop database ${database} with (force)`)
  return { options: { database: { url: urlOf(folder, database) } }, stop }
}

/** Two servers on one PostgreSQL, as two processes are. */
export interface TwoServers {
  readonly servers: readonly [ShopServer, ShopServer]
}

/** Runs one suite with two servers on one private PostgreSQL; nothing where none is installed. */
export function describeTwoServers(
  title: string,
  suite: (shop: TwoServers) => void,
  given: ShopServerOptions = {},
): void {
  const folder = inject('postgresFolder')
  if (folder === null) return
  let first: ShopServer | null = null
  const prepare = async () => {
    const prepared = await onPostgres(folder)
    const options = { now: () => testNow, sandbox: true, ...given, ...prepared.options }
    first = await createShopServer(options)
    const stop = async () => {
      await first?.close()
      await prepared.stop()
    }
    return { options, stop }
  }
  describeOn(title, prepare, given, (shop) =>
    suite({
      get servers() {
        if (first === null) throw new Error('The servers are opened before the tests.')
        return [first, shop.server] as const
      },
    }),
  )
}

/** Runs one suite on the shop's own database: for what takes long and depends on no database. */
export const describeOwnDatabase = (title: string, suite: Suite, options: ShopServerOptions = {}): void =>
  describeOn(title, onPglite, options, suite)

/** Runs one suite on the shop's own database and, where PostgreSQL is installed, on a private one of it. */
export function describeEachDatabase(title: string, suite: Suite, options: ShopServerOptions = {}): void {
  describeOn(`${title} on PGlite`, onPglite, options, suite)
  const folder = inject('postgresFolder')
  if (folder === null) return
  describeOn(`${title} on PostgreSQL`, () => onPostgres(folder), options, suite)
}
