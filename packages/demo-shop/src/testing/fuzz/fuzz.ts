import { openShop } from '@prilavok/shop-server'
import { standardRateLimits, timesAsHigh, type LogEntry } from '@prilavok/shop-server'
import { addOrders } from '@prilavok/shop-server/testing/staff-orders'
import { fillFixtureShop } from '../../fixtures/fixture-shop'
import { addDemoRecords } from '../../seeds/staff-records'
import { DRAFT } from './contract-values'
import { cutBatches } from './cut-batches'
import { faultOf, overfull } from './judge'
import type { WireRequest } from './requests'
import { requestOf } from './runs'
import { send } from './send'
import { openStaffDoor, SECOND_FACTOR_ROLES } from './staff-door'

/** A request that the server did not stand, or what was found in its database. */
interface Finding {
  readonly run: number | null
  readonly fault: string
  readonly request: WireRequest | null
  readonly said: string
}

interface FuzzOptions {
  readonly seed: number
  /** The numbers of the runs. */
  readonly runs: readonly number[]
  readonly atOnce?: number
  readonly progress?: (done: number) => void
}

/** Among so many requests is a change of many records whose connection is cut. */
const BATCH_EVERY = 250

/** What the runs have shown. */
export interface FuzzReport {
  readonly findings: readonly Finding[]
  /** How many responses there were of each status. */
  readonly statuses: ReadonlyMap<number, number>
}

/** A shop of our own that nobody else knows: a loopback port, a database in memory, clients cut after a second or two. */
export async function openPrivateShop(log?: (text: string) => void) {
  const options = {
    settings: { rateLimits: timesAsHigh(standardRateLimits, 10_000), secondFactorRoles: SECOND_FACTOR_ROLES },
    connections: { headersMs: 1_000, requestMs: 2_000, idleMs: 1_000 },
    log: ({ level, text }: LogEntry) => (level === 'error' ? log?.(text) : undefined),
    // Without a gateway every wish for a code is met with 503.
    sms: { send: () => Promise.resolve() },
  }
  const shop = await openShop(options)
  await fillFixtureShop(shop.db)
  await addOrders(shop)
  await addDemoRecords(shop.db)
  const saved = await fetch(`${shop.url}/api/order-in-process`, { method: 'POST', body: '{}' })
  const { id } = (await saved.json()) as { readonly id: string }
  return { ...shop, draft: (text: string) => text.replaceAll(DRAFT, id) }
}

/** Sends the requests of the runs to a private server and judges every response, then the server and its database. */
export async function fuzz({ seed, runs, atOnce = 8, progress }: FuzzOptions): Promise<FuzzReport> {
  const findings: Finding[] = []
  const statuses = new Map<number, number>()
  const errors: string[] = []
  const note = (fault: string) => findings.push({ run: null, fault, request: null, said: '' })
  const onRejection = (reason: unknown) => note(`an unhandled rejection: ${String(reason)}`)
  process.on('unhandledRejection', onRejection)
  const shop = await openPrivateShop((text) => errors.push(text))
  const door = await openStaffDoor(shop)
  const left = [...runs].reverse()
  let done = 0
  const work = async () => {
    for (let run = left.pop(); run !== undefined; run = left.pop()) {
      const request = await door.ready(requestOf(seed, run))
      const response = await send(shop.url, request, shop.draft)
      if (response.status === 401) door.ended(request)
      statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1)
      const fault = faultOf(request, response)
      const said = `${response.body.slice(0, 300)}${response.status >= 500 ? `\n${errors.at(-1) ?? ''}` : ''}`
      if (fault !== null) findings.push({ run, fault, request, said })
      progress?.((done += 1))
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  const batches = Math.ceil(runs.length / BATCH_EVERY)
  for (const each of await cutBatches(shop, door, { seed, batches })) note(each)
  const alive = await fetch(`${shop.url}/api/meta`).catch(() => null)
  if (alive?.status !== 200) note('the server is not alive at the end')
  for (const each of await overfull(shop.db, runs.length)) note(each)
  await shop.close()
  process.off('unhandledRejection', onRejection)
  return { findings, statuses }
}
