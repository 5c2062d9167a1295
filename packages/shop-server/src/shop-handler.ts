import { randomBytes } from 'node:crypto'
import { resources, type ExtensionSpec, type Resource } from '@prilavok/contracts/admin'
import { sql, type Kysely } from 'kysely'
import { createApi } from './app/api'
import {
  createKeptReads,
  createStaffEventFeed,
  pendingMigrations,
  type Connections,
  type OpenDatabase,
  type ShopDatabase,
} from './db'
import { memoryStore, type FileStore } from './files/file-store'
import { createAppLog } from './features/app-log/app-log'
import { setExperiments } from './features/experiments/set-experiments'
import { ownResources, type ServedResource } from './features/staff-resources/own/own-resources'
import { ensureTables } from './features/staff-resources/own/own-tables'
import { staffResources } from './flows/staff-actions'
import { askAboutOrders } from './flows/order-survey-letters'
import { linkToDraft, type DraftLinkOptions } from './flows/draft-link'
import { startDueFeeds } from './flows/feed-jobs'
import { moveOrdersAlone, type MovedOrders } from './flows/order-timers-job'
import { tellCancelled } from './flows/cancelled-orders'
import { settleUnreportedPayments } from './flows/poll-provider'
import { sendUnsettledRefunds } from './flows/send-refund'
import { purge, type Purged, type PurgeOptions } from './flows/purge'
import { createSealer } from './http/sealer'
import { withHttpsOnly } from './http/https-only'
import { createCallLog, type CallEnded } from './http/call-log'
import type { Peer } from './http/client-address'
import { createJobs } from './jobs/job-runner'
import { runAlone } from './jobs/run-alone'
import { checkProviders } from './check-providers'
import type { CarrierPort } from './providers/carrier-port'
import { PageRefused, type CompetitorPort } from './providers/competitor-port'
import { composedTexts } from './providers/composed-texts'
import type { EmailPort } from './providers/email-port'
import type { ProviderPort } from './providers/provider-port'
import type { RobotPort } from './providers/robot-port'
import { robotPortOf } from './providers/robot-services'
import type { SmsPort } from './providers/sms-port'
import type { TextPort } from './providers/text-port'
import { standardDiscounts } from './rules/discounts'
import { pictureSizeHere, type ReadPictureSize } from './rules/picture-size'
import type { OpenSandbox, Serve } from './sandbox-parts'
import { standardSettings, type ShopSettings } from './settings'
import type { LogEntry, Shop } from './shop'

/** The handler of every path that is not the API's: the shop's pages. */
export interface Pages {
  /** Answers a request for a page; null where there is no such page. */
  readonly fetch: (request: Request, peer?: Peer) => Response | Promise<Response>
}

/** How a shop on an open database works; everything has a default. */
export interface ShopHandlerOptions {
  /** Fills the database before the shop opens, as that of a demo shop. */
  readonly fill?: (db: Kysely<ShopDatabase>) => Promise<void>
  /** Milliseconds since 1970; the system's clock when left out. */
  readonly now?: () => number
  /** Unguessable text of at least 128 random bits, `[A-Za-z0-9_-]{22,64}`. */
  readonly randomId?: () => string
  readonly settings?: Partial<ShopSettings>
  /** Simulates payments and everything else outside of the shop; never where anybody buys for real. `@prilavok/demo-shop` has one. */
  readonly sandbox?: OpenSandbox
  /** The payment providers that the shop is connected to; without one, nothing that needs it is offered (see the guide "Payment providers"). */
  readonly providers?: readonly ProviderPort[]
  /** The carriers that the shop asks where parcels are; without one, the order's own record is shown. */
  readonly carriers?: readonly CarrierPort[]
  /** Reads pages of other shops whose prices the staff compare; invented ones in a sandbox, and none without it. */
  readonly competitors?: CompetitorPort
  /** Writes texts about products for the staff; composed from what the shop knows when left out. */
  readonly texts?: TextPort
  /** Sends e-mail, such as news for subscribers; without it nobody is written to, and in a sandbox a stand-in keeps the messages. */
  readonly email?: EmailPort
  /** Sends messages to phones, with which customers log in; without it nobody can, and in a sandbox a stand-in keeps them. */
  readonly sms?: SmsPort
  /** Tells people from programs, in place of the service of `settings.robotCheck`. */
  readonly robots?: RobotPort
  /** Resources of the shop's own in its staff wing and fields of its own in others, each declared once (see the guide "Staff wing"). */
  readonly resources?: readonly (ServedResource | ExtensionSpec)[]
  /** Answers for the built widgets, below `/bundle/`. */
  readonly bundle?: (request: Request) => Promise<Response>
  /** Where uploaded files lie; in memory when left out. */
  readonly files?: FileStore
  /** Reads how large an uploaded picture is; in the thread that asks when left out. */
  readonly pictureSize?: ReadPictureSize
  /**
   * Pages of the shop's own, made with the database that was opened; `onCall` is to be told of every page that has been sent, `bundle`
   * answers for the built widgets.
   */
  readonly pages?: (
    shop: Pick<Shop, 'db' | 'reads' | 'kept' | 'now' | 'settings' | 'sandbox' | 'log'>,
    onCall?: CallEnded,
    bundle?: ShopHandlerOptions['bundle'],
  ) => Pages
  readonly log?: (entry: LogEntry) => void
  /** Told of every call of the API that has ended, for metrics. */
  readonly onCall?: CallEnded
}

/** A running shop. */
export interface ShopServer {
  /** The response to a request; whoever listens says who sent it, as limits are counted by address. */
  readonly fetch: (request: Request, peer?: Peer) => Promise<Response>
  /** The shop's database. */
  readonly db: Kysely<ShopDatabase>
  /** The address that hands an order in process, prepared by the shop, to its buyer; for one use (see `flows/draft-link.ts`). */
  readonly linkToDraft: (draftId: string, options?: DraftLinkOptions) => Promise<string>
  /**
   * Applies payment events that no callback has reported, asks again for refunds without a result, and tells the buyers of cancelled
   * orders; resolves with how many payments moved. To be called every minute.
   */
  readonly settlePayments: () => Promise<number>
  /** Cancels and completes the orders whose time is over; null while another process does. To be called some times an hour. */
  readonly moveOrders: () => Promise<MovedOrders | null>
  /** Asks the buyers of completed orders what they think; resolves with how many. To be called some times an hour. */
  readonly askAboutOrders: () => Promise<number>
  /** Starts the feeds that have come due; resolves with how many. To be called every minute. */
  readonly startDueFeeds: () => Promise<number>
  /** Writes a line to the server's log. */
  readonly log: Shop['log']
  /** Removes what has outlived its term; resolves with how many rows of each table. To be called once a day. */
  readonly purge: (options?: PurgeOptions) => Promise<readonly Purged[]>
  /** Why the server cannot serve now, in the words of an operator; null when it can. */
  readonly notReady: () => Promise<string | null>
  /** What the process holds at the moment. */
  readonly holds: () => { readonly connections: Connections; readonly jobs: number }
  /** Ends the streams of events; whoever reads them opens new ones, at another process. */
  readonly endStreams: () => Promise<void>
  /** Lets jobs run on for so long, then releases the database; the process may end afterwards. */
  readonly close: (jobsMs?: number) => Promise<void>
}

const settingsOf = (given: Partial<ShopSettings> = {}): ShopSettings => ({
  ...standardSettings,
  ...(given.host !== undefined && { discounts: standardDiscounts(given.host) }),
  ...given,
})

const byKey = <Port extends { readonly key: string }>(ports: readonly Port[] = []): ReadonlyMap<string, Port> =>
  new Map(ports.map((port) => [port.key, port]))

const byName = (all: readonly Resource[]): Readonly<Record<string, Resource>> =>
  Object.fromEntries(all.map((each) => [each.key, each]))

/** Looks whether the database responds and has every step of this program; steps that were found are not looked for again. */
function readiness(db: Kysely<ShopDatabase>): () => Promise<string | null> {
  let isMigrated = false
  return async () => {
    try {
      const pending = isMigrated ? [] : await pendingMigrations(db)
      if (isMigrated) await sql`select 1`.execute(db)
      isMigrated = pending.length === 0
      return isMigrated ? null : `Not migrated: ${pending.join(', ')}`
    } catch {
      return 'The database does not respond.'
    }
  }
}

/** Without a way to read them, no page of another shop is read. */
const noPages: CompetitorPort = {
  read: (url) => Promise.reject(new PageRefused(`This server reads no pages of other shops, such as ${url.host}.`)),
}

function refuseNoDatabase(database: OpenDatabase | undefined): void {
  if (database === undefined)
    throw new TypeError(
      'createShopHandler() was given no database. Write createShopHandler(await openOnPglite(pglite)), or createShopServer() in Node, which opens one itself.',
    )
}

/** Opens a shop on an open database, which belongs to it from then on: a Fetch-style server for any runtime. */
export async function createShopHandler(database: OpenDatabase, options: ShopHandlerOptions = {}): Promise<ShopServer> {
  refuseNoDatabase(database)
  const randomId = options.randomId ?? (() => randomBytes(18).toString('base64url'))
  const { db, work, reads, listen, connections, close } = database
  const served = ownResources(staffResources, options.resources)
  const prepare = async () => {
    checkProviders(options)
    await options.fill?.(work)
    await ensureTables(work, served.added)
    await Promise.all(served.widened.map(({ resource }) => resource.save?.wire()))
    return (await options.sandbox?.(work, randomId())) ?? null
  }
  const sandbox = await prepare().catch(async (error: unknown) => {
    await close()
    throw error
  })
  const clock = options.now ?? Date.now
  const settings = settingsOf(options.settings)
  const now = sandbox === null ? clock : () => clock() + sandbox.aheadMs()
  const appLog = createAppLog({ db: work, now, randomId })
  const log: Shop['log'] = (line) => {
    options.log?.({ time: new Date(clock()).toISOString(), ...line })
    appLog.note(line)
  }
  const standIns = sandbox?.standIns({ db: work, now, settings })
  const shop: Shop = {
    db,
    reads,
    now,
    randomId,
    settings,
    sandbox,
    providers: byKey(standIns?.providers ?? options.providers),
    carriers: byKey(options.carriers ?? standIns?.carriers),
    competitors: options.competitors ?? standIns?.competitors ?? noPages,
    texts: options.texts ?? composedTexts,
    email: options.email ?? standIns?.email ?? null,
    sms: options.sms ?? standIns?.sms ?? null,
    robots: options.robots ?? robotPortOf(settings.robotCheck),
    resources: { ...resources, ...byName(served.all.map(({ resource }) => resource)) },
    kept: createKeptReads(listen),
    staffEvents: createStaffEventFeed(work, now, listen),
    sealer: createSealer(work),
    files: options.files ?? memoryStore(),
    pictureSize: options.pictureSize ?? pictureSizeHere,
    calls: createCallLog(clock, options.onCall),
    jobs: createJobs({ db: work, now, randomId, log }),
    log,
  }
  /** The same shop for the staff and for what the server does by itself. */
  const own: Shop = { ...shop, db: work }
  await setExperiments(own).catch(async (error: unknown) => {
    await close()
    throw error
  })
  const api = createApi(shop, own, served.all, sandbox?.routes(shop))
  const pages = options.pages?.(shop, options.onCall, options.bundle)
  const serve: Serve = async (request, peer) => {
    const { pathname } = new URL(request.url)
    const isApi = ['/api/', '/sim/', '/files/', '/feeds/'].some((start) => pathname.startsWith(start))
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    // Events are posted to an address among the files.
    if (isRead && options.bundle && pathname.startsWith('/bundle/')) return options.bundle(request)
    if (isRead) return pages && !isApi ? pages.fetch(request, peer) : api.fetch(request, peer ?? {})
    const response = await api.fetch(request, peer ?? {})
    shop.staffEvents.poke()
    return response
  }
  return {
    fetch: withHttpsOnly(settings, sandbox?.around?.(serve, settings) ?? serve),
    db,
    linkToDraft: (draftId, link) => linkToDraft(shop, draftId, link),
    settlePayments: async () =>
      (await runAlone(own, 'settle payments', async () => {
        const moved = await settleUnreportedPayments(own)
        await sendUnsettledRefunds(own)
        await tellCancelled(own)
        return moved
      }).finally(shop.staffEvents.poke)) ?? 0,
    moveOrders: () => moveOrdersAlone(own).finally(shop.staffEvents.poke),
    askAboutOrders: () => askAboutOrders(own),
    startDueFeeds: () => startDueFeeds(own),
    log: shop.log,
    purge: (purgeOptions) => purge(own, purgeOptions),
    notReady: readiness(db),
    holds: () => ({ connections: connections(), jobs: shop.jobs.running() }),
    endStreams: () => shop.staffEvents.close(),
    close: async (jobsMs) => {
      await shop.jobs.close(jobsMs)
      await Promise.all([appLog.settled(), shop.staffEvents.close(), shop.kept.close()])
      await close()
    },
  }
}
