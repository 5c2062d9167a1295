import type { Kysely } from 'kysely'
import { noteAddress, refuseOpenFolder, type ShopDatabase } from '../db'
import { openFileStore } from '../files/open-file-store'
import { purgedText } from '../flows/purge'
import { seenAddress } from '../http/seen-address'
import { framesOf } from '../http/serve-route'
import { createPages } from '../pages/pages'
import { createShopServer, type ShopServer, type ShopServerOptions } from '../shop-server'
import { compressed } from './compressed'
import { daily, everyMinute, quarterly, runAgain, type JobTimes } from './daily'
import type { ConnectionLimits } from './connection-limits'
import { listen } from './listen'
import { listenProblem, requireFreePort } from './require-free-port'

/** How the whole shop is opened: server, pages and widgets on one address. */
export interface OpenShopOptions extends Pick<
  ShopServerOptions,
  'demo' | 'sandbox' | 'providers' | 'bigCity' | 'progress' | 'faults' | 'bundleFolder' | 'files' | 'settings' | 'log'
> {
  /** PostgreSQL; without it the shop keeps its own database in `dataDir`. */
  readonly databaseUrl?: string | null
  /** Folder of the own database; `memory` forgets everything at the end. */
  readonly dataDir?: string
  /** 0, the default, takes a free port. */
  readonly port?: number
  readonly host?: string
  /** When what has outlived its term is removed; a minute after the start and every day when left out. */
  readonly purgeTimes?: JobTimes
  /** When orders are cancelled or completed whose time is over, and buyers asked about completed ones; every quarter of an hour when left out. */
  readonly orderTimes?: JobTimes
  /** What one client may cost the listening server. */
  readonly connections?: Partial<ConnectionLimits>
}

/** A shop that is listening. */
export interface OpenShop {
  readonly url: string
  readonly db: Kysely<ShopDatabase>
  readonly linkToDraft: ShopServer['linkToDraft']
  /** Stops listening, then releases the database. */
  readonly close: () => Promise<void>
}

const BUNDLE_SCRIPTS = { preact: '/bundle/prilavok.js', react: '/bundle/prilavok.react.js' } as const

const pages: NonNullable<ShopServerOptions['pages']> = ({ db, now, settings, sandbox, log }) =>
  createPages({
    db,
    now,
    policyVersion: settings.policyVersion,
    payOnDelivery: settings.payOnDelivery,
    seen: seenAddress(settings),
    report: (error, requestId) => log({ level: 'error', requestId, text: framesOf(error) }),
    standIns: sandbox !== null,
    robotCheck: settings.robotCheck,
    bundle: (build) => ({ build, stub: '/bundle/prilavok.stub.js', script: BUNDLE_SCRIPTS[build] }),
  })

/** Opens the shop with its pages and listens. */
export async function openShop(given: OpenShopOptions): Promise<OpenShop> {
  const {
    databaseUrl = null,
    dataDir = 'memory',
    port = 0,
    host = '127.0.0.1',
    connections = {},
    purgeTimes = daily,
    orderTimes = quarterly,
    ...options
  } = given
  const folder = databaseUrl === null && dataDir !== 'memory' ? dataDir : null
  if (folder !== null) refuseOpenFolder(folder)
  await requireFreePort(port, host)
  const shop = await createShopServer({
    ...options,
    database: databaseUrl === null ? { dataDir } : { url: databaseUrl },
    files: options.files ?? openFileStore(dataDir, process.env),
    pages,
  })
  const listening = await listen(compressed(shop.fetch), port, host, { limits: connections }).catch(
    async (error: NodeJS.ErrnoException) => {
      await shop.close()
      throw listenProblem(error, port, host)
    },
  )
  if (folder !== null) noteAddress(folder, listening.url)
  // A provider's callback may be lost; money that came is found within a minute all the same.
  const complain = (requestId: string) => (error: unknown) =>
    shop.log({ level: 'error', requestId, text: framesOf(error) })
  const settling = setInterval(() => void shop.settlePayments().catch(complain('payment')), 60_000)
  settling.unref()
  const purging = runAgain(
    purgeTimes,
    async () => {
      const purged = await shop.purge()
      shop.log({ level: 'info', requestId: 'purge', text: purgedText(purged) })
    },
    complain('purge'),
  )
  const moving = runAgain(
    orderTimes,
    async () => {
      const moved = await shop.moveOrders()
      await shop.askAboutOrders()
      const { CancelledAutomatically = 0, Completed = 0 } = moved ?? {}
      if (CancelledAutomatically + Completed === 0) return
      const text = `Orders moved by time: ${CancelledAutomatically} cancelled, ${Completed} completed`
      shop.log({ level: 'info', requestId: 'orders', text })
    },
    complain('orders'),
  )
  const scheduling = runAgain(everyMinute, async () => void (await shop.startDueFeeds()), complain('feeds'))
  const close = async () => {
    clearInterval(settling)
    await listening.close()
    await Promise.all([purging.stop(), moving.stop(), scheduling.stop()])
    await shop.close()
  }
  return { url: listening.url, db: shop.db, linkToDraft: shop.linkToDraft, close }
}
