import { randomBytes } from 'node:crypto'
import { fillFixtureShop } from '@prilavok/demo-shop/fixtures'
import { serverOptions, type WithDemo } from '@prilavok/demo-shop/testing/inside'
import { afterAll, beforeAll, describe, inject } from 'vitest'
import { openDatabase, type DatabaseOptions, type OpenDatabase } from '../db'
import type { ShopServer } from '../shop-handler'
import { createShopServer, serveDatabase, type ShopServerOptions } from '../shop-server'
import { takeDatabase } from './kept-databases'
import { MIGRATED, runOn, urlOf } from './postgres'

/** The moment at which test shops live. */
const testNow = Date.parse('2026-02-10T09:00:00Z')

/** A shop with the fixture's rows, made before the tests of a suite and closed after them. */
export interface TestShop {
  readonly server: ShopServer
  /** The shop's clock, moved by hand. */
  readonly advance: (ms: number) => void
}

type Suite = (shop: TestShop) => void

/** The options of a test shop; its sandbox and its faults are those of the demo shop. */
type TestOptions = WithDemo<ShopServerOptions>
type OpenShop = (options: TestOptions) => Promise<ShopServer>

function describeOn(title: string, open: OpenShop, options: TestOptions, suite: Suite): void {
  describe(title, () => {
    let now = testNow
    let running: ShopServer | null = null
    beforeAll(async () => {
      running = await open({ now: () => now, sandbox: true, ...options })
      await fillFixtureShop(running.db)
    }, 120_000)
    afterAll(() => running?.close())
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

/** A shop on the database that this worker keeps. */
export const openTestShop = async (options: TestOptions = {}): Promise<ShopServer> => {
  const forServer = serverOptions(options)
  return serveDatabase(await takeDatabase(), forServer)
}

/** A private database of PostgreSQL, dropped when it is closed. */
export type PrivatePostgres = OpenDatabase & { readonly url: string }

async function takePostgres(folder: string, options: DatabaseOptions = {}): Promise<PrivatePostgres> {
  const name = `suite_${randomBytes(6).toString('hex')}`
  await runOn(folder, `create database ${name} template ${MIGRATED} strategy file_copy`)
  const url = urlOf(folder, name)
  const database = await openDatabase({ ...options, url })
  const close = async () => {
    await database.close()
    await runOn(folder, `drop database ${name} with (force)`)
  }
  return { ...database, url, close }
}

const openPostgresShop: OpenShop = async (options) => {
  const folder = inject('postgresFolder')
  if (folder === null) throw new Error('No PostgreSQL is installed.')
  return serveDatabase(await takePostgres(folder), serverOptions(options))
}

/** Runs one suite that takes a private PostgreSQL; nothing where none is installed. */
export function describePostgres(title: string, suite: (take: () => Promise<PrivatePostgres>) => void): void {
  const folder = inject('postgresFolder')
  if (folder !== null) describe(title, () => suite(() => takePostgres(folder)))
}

/** Two servers on one PostgreSQL, as two processes are. */
export interface TwoServers {
  readonly servers: readonly [ShopServer, ShopServer]
}

/** Runs one suite with two servers on one private PostgreSQL; nothing where none is installed. Limits of the database are the first one's. */
export function describeTwoServers(title: string, suite: (shop: TwoServers) => void, given: TestOptions = {}): void {
  const folder = inject('postgresFolder')
  if (folder === null) return
  let first: ShopServer | null = null
  const open: OpenShop = async (options) => {
    const database = await takePostgres(folder, options.database)
    const one = (first = await serveDatabase(database, serverOptions(options)))
    const second = await createShopServer({ ...serverOptions(options), database: { url: database.url } })
    const close = async () => {
      await second.close()
      await one.close()
    }
    return { ...second, close }
  }
  describeOn(title, open, given, (shop) =>
    suite({
      get servers() {
        if (first === null) throw new Error('The servers are opened before the tests.')
        return [first, shop.server] as const
      },
    }),
  )
}

/** Every suite on both databases, as before a release. */
const isThorough = Boolean(process.env['ALL_DATABASES'])

/** Runs one suite on the shop's own database and, where PostgreSQL is installed, on a private one of it: for SQL that may differ, and for races. */
export function describeEachDatabase(title: string, suite: Suite, options: TestOptions = {}): void {
  describeOn(`${title} on PGlite`, openTestShop, options, suite)
  if (inject('postgresFolder') !== null) describeOn(`${title} on PostgreSQL`, openPostgresShop, options, suite)
}

/** Runs one suite where requests truly come at once: on PostgreSQL where it is installed, else (and with `ALL_DATABASES=1`) on the shop's own. */
export function describeRaces(title: string, suite: Suite, options: TestOptions = {}): void {
  if (isThorough || inject('postgresFolder') === null) describeEachDatabase(title, suite, options)
  else describeOn(title, openPostgresShop, options, suite)
}

/** Runs one suite on the shop's own database, and with `ALL_DATABASES=1` on PostgreSQL as well. */
export function describeOwnDatabase(title: string, suite: Suite, options: TestOptions = {}): void {
  if (isThorough) describeEachDatabase(title, suite, options)
  else describeOn(title, openTestShop, options, suite)
}
