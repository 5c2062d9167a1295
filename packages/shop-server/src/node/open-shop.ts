import type { Kysely } from 'kysely'
import { noteAddress, refuseOpenFolder, type ShopDatabase } from '../db'
import { openFileStore } from '../files/open-file-store'
import type { ShopServer } from '../shop-handler'
import { createShopServer, type ShopServerOptions } from '../shop-server'
import { compressed } from './compressed'
import { startClockwork } from './clockwork'
import { daily, quarterly, type JobTimes } from './daily'
import type { ConnectionLimits } from './connection-limits'
import { listen } from './listen'
import { createMetrics, type MetricsAddress } from './metrics'
import { withProbes } from './probes'
import { listenProblem, requireFreePort } from './require-free-port'
import { pause, standardShutdown, type ShutdownTimes } from './shutdown-times'

/** How the whole shop is opened: server, widgets and, where there are some, pages on one address. */
export interface OpenShopOptions extends Pick<
  ShopServerOptions,
  'fill' | 'sandbox' | 'providers' | 'resources' | 'pages' | 'bundleFolder' | 'files' | 'settings' | 'log'
> {
  /** PostgreSQL; without it the shop keeps its own database in `dataDir`. */
  readonly databaseUrl?: string | null
  /** A replica of it, for reads of the catalogue; see `DatabaseOptions`. */
  readonly replicaUrl?: string | null
  /** Whether a pooler gives connections to others after each transaction; see `DatabaseOptions`. */
  readonly isPooled?: boolean
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
  /** How long a shop that is being closed waits, and for what. */
  readonly shutdown?: Partial<ShutdownTimes>
  /** Where Prometheus reads the metrics of this process; without it there are none. */
  readonly metrics?: MetricsAddress
}

/** A shop that is listening. */
export interface OpenShop {
  readonly url: string
  /** Where the metrics are read; null without them. */
  readonly metricsUrl: string | null
  readonly db: Kysely<ShopDatabase>
  readonly linkToDraft: ShopServer['linkToDraft']
  /** Says at once that it is not ready, finishes what has begun, then releases the database. */
  readonly close: () => Promise<void>
}

/** Opens the shop and listens. */
export async function openShop(given: OpenShopOptions = {}): Promise<OpenShop> {
  const {
    databaseUrl = null,
    replicaUrl = null,
    isPooled = false,
    dataDir = 'memory',
    port = 0,
    host = '127.0.0.1',
    connections = {},
    purgeTimes = daily,
    orderTimes = quarterly,
    shutdown = {},
    metrics: metricsAt,
    ...options
  } = given
  const times = { ...standardShutdown, ...shutdown }
  const folder = databaseUrl === null && dataDir !== 'memory' ? dataDir : null
  if (folder !== null) refuseOpenFolder(folder)
  await requireFreePort(port, host)
  const metrics = metricsAt === undefined ? null : await createMetrics()
  const shop = await createShopServer({
    ...options,
    ...(metrics !== null && { onCall: metrics.onCall }),
    database:
      databaseUrl === null ? { dataDir } : { url: databaseUrl, isPooled, ...(replicaUrl !== null && { replicaUrl }) },
    files: options.files ?? openFileStore(dataDir, process.env),
  })
  let isClosing = false
  const notReady = () => (isClosing ? Promise.resolve('The process shuts down.') : shop.notReady())
  const fetch = withProbes(compressed(shop.fetch), notReady)
  const listening = await listen(fetch, port, host, { limits: connections, graceMs: times.requestsMs }).catch(
    async (error: NodeJS.ErrnoException) => {
      await shop.close()
      throw listenProblem(error, port, host)
    },
  )
  if (folder !== null) noteAddress(folder, listening.url)
  metrics?.watch(shop.holds)
  const metricsUrl = (await metrics?.listen(metricsAt ?? { port: 0 })) ?? null
  const clockwork = startClockwork(shop, { purgeTimes, orderTimes })
  let closed: Promise<void> | null = null
  const end = async () => {
    isClosing = true
    await pause(times.drainMs)
    await Promise.all([listening.close(), shop.endStreams()])
    await clockwork.stop()
    await shop.close(times.jobsMs)
    await metrics?.close()
  }
  const close = () => (closed ??= end())
  return { url: listening.url, metricsUrl, db: shop.db, linkToDraft: shop.linkToDraft, close }
}
