/** The program behind `npm run cluster`. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { openDatabase } from '@prilavok/shop-server/testing/inside'
import { findPostgres, inFolder, initialise, runPostgres, urlOf } from '@prilavok/shop-server/testing/postgres'
import { findCatalogue } from './catalogue'
import { checkBooks } from './check-books'
import { createFigures } from './figures'
import { httpClient } from './http-client'
import { persistentSend } from './persistent-send'
import { findPgbouncer, runPgbouncer } from './pgbouncer'
import { addReplica, promote, waitForReplica } from '@prilavok/shop-server/testing/replica'
import { runBuyers } from './run-buyers'
import { serverProcess } from './server-process'

const { values } = parseArgs({
  options: {
    program: { type: 'string', default: '' },
    scale: { type: 'string', default: '6' },
    buyers: { type: 'string', default: '8' },
    data: { type: 'string', default: 'mini' },
  },
})
const CHECKOUTS = 100
/** In this time orders have to go on, whatever has failed. */
const LONGEST_PAUSE_S = 15
const checkouts = Number(values.scale) * CHECKOUTS
const say = (text: string) => void process.stdout.write(`${text}\n`)

const [binaries, pgbouncer] = [findPostgres(), findPgbouncer()]
if (binaries === null || pgbouncer === null) throw new Error('PostgreSQL and pgbouncer have to be installed.')
const folder = mkdtempSync(join(tmpdir(), 'prilavok-cluster-'))
inFolder(folder)
const [first, second, pool] = ['a', 'b', 'p'].map((name) => join(folder, name)) as [string, string, string]
for (const each of [first, second, pool]) mkdirSync(each)

say('A primary with a synchronous replica, pgbouncer before them, two server processes …')
const settings = ['shared_buffers=128MB', 'wal_level=replica', 'hot_standby=on']
initialise(binaries, first)
const primary = await runPostgres(binaries, first, settings)
const replica = await addReplica(binaries, first, second, settings)
await waitForReplica(first)
const pooler = await runPgbouncer(pgbouncer, pool, first)
const servers = [['--demo', values.data], ['--sandbox']].map((flags) =>
  serverProcess(
    values.program,
    ['--database', pooler.url, '--data', join(folder, 'files'), '--trust-proxy', 'loopback', ...flags],
    [],
    { PRILAVOK_POOLED: '1', DATABASE_REPLICA_URL: urlOf(second) },
  ),
)
for (const server of servers) await server.start()

const before = await openDatabase({ url: urlOf(first) })
const { secret } = await before.db.selectFrom('sandbox_secret').selectAll().executeTakeFirstOrThrow()
const orders = await before.db.selectFrom('customer_order').select('id').execute()
const found = await findCatalogue(before.db)
await before.close()

const figures = createFigures()
const client = httpClient()
const send = persistentSend(
  servers.map(({ url }) => url),
  client,
  figures,
  true,
)
let done = 0
const reached = async (share: number) => {
  while (done < checkouts * share) await new Promise((later) => setTimeout(later, 50))
}
async function breakThings(): Promise<void> {
  await reached(0.25)
  say(`  ${done} orders: a server process is killed.`)
  await servers[0]?.kill()
  await servers[0]?.start()
  await reached(0.5)
  say(`  ${done} orders: the primary is killed.`)
  const died = performance.now()
  await primary.stop('crash')
  await promote(second)
  pooler.leadTo(second)
  say(`  The replica is the primary, ${((performance.now() - died) / 1000).toFixed(1)} s later.`)
}
const breaking = breakThings()
const outcome = await runBuyers({
  buyers: Number(values.buyers),
  checkouts,
  from: 1,
  found,
  send,
  secret,
  onOrder: (count) => {
    done = count
  },
})
done = checkouts
await breaking
const after = await openDatabase({ url: urlOf(second) })
const checked = [
  ...(await checkBooks(after.db, outcome.bought, { orders: orders.length })),
  {
    what: `orders go on within ${LONGEST_PAUSE_S} s`,
    isTrue: outcome.longestPause <= LONGEST_PAUSE_S,
    found: `${outcome.longestPause.toFixed(1)} s`,
  },
]
await after.close()
client.close()
await Promise.all(servers.map((server) => server.stop()))
await pooler.stop()
await replica.stop()
rmSync(folder, { recursive: true, force: true })

say(`\n${figures.table(outcome.seconds)}\n`)
for (const { what, isTrue, found: seen } of checked) say(`  ${isTrue ? 'ok    ' : 'WRONG '} ${what}: ${seen}`)
for (const failure of outcome.failures.slice(0, 10)) say(`  ${failure}`)
for (const line of servers.flatMap((server) => server.errors()).filter((each) => each.includes('by itself')))
  say(`  ${line}`)
process.exitCode = checked.every(({ isTrue }) => isTrue) && outcome.failures.length === 0 ? 0 : 1
