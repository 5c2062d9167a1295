/** The program behind `npm run load`. */
import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { openDatabase } from '@prilavok/shop-server/testing/inside'
import { findPostgres, initialise, runPostgres, urlOf } from '@prilavok/shop-server/testing/postgres'
import { findCatalogue } from './catalogue'
import { checkBooks } from './check-books'
import { beginStatements, dearestStatements } from './dearest-statements'
import { createFigures } from './figures'
import { httpClient } from './http-client'
import { processorMs } from './processor-time'
import { persistentSend } from './persistent-send'
import { runBuyers } from './run-buyers'
import { serverProcess } from './server-process'

const { values } = parseArgs({
  options: {
    program: { type: 'string', default: '' },
    processes: { type: 'string', default: '2' },
    scale: { type: 'string', default: '10' },
    buyers: { type: 'string', default: '8' },
    data: { type: 'string', default: 'demo' },
    faults: { type: 'boolean', default: false },
    profile: { type: 'boolean', default: false },
  },
})
/** Checkouts of scale 1. */
const CHECKOUTS = 100
const WARM_UP = 100
const KILL_EVERY_MS = 10_000
const [processes, buyers] = [Number(values.processes), Number(values.buyers)]
const checkouts = Number(values.scale) * CHECKOUTS

const say = (text: string) => void process.stdout.write(`${text}\n`)
const binaries = findPostgres()
if (binaries === null) throw new Error('PostgreSQL is not installed: the figures are of PostgreSQL.')
const folder = mkdtempSync(join(tmpdir(), 'prilavok-load-'))
initialise(binaries, folder)
const SETTINGS = [
  ...['shared_buffers=256MB', 'max_connections=100'],
  ...(values.profile ? ['shared_preload_libraries=pg_stat_statements'] : []),
]
let postgres = await runPostgres(binaries, folder, SETTINGS)
const url = urlOf(folder)
const servers = Array.from({ length: processes }, (_, index) =>
  serverProcess(
    values.program,
    [
      ...['--database', url, '--data', join(folder, 'files'), '--trust-proxy', 'loopback'],
      ...(index === 0 ? ['--demo', values.data] : ['--sandbox']),
    ],
    values.profile ? ['--cpu-prof', `--cpu-prof-dir=${join(process.cwd(), '.cache', 'load-profile')}`] : [],
  ),
)
const [first, ...others] = servers
if (first === undefined) throw new Error('--processes is 1 or more.')
async function giveUp(reason: string): Promise<never> {
  await Promise.all(servers.map((server) => server.kill()))
  await postgres.stop()
  throw new Error(reason)
}
say(`Filling the shop (${values.data}) …`)
await first.start()
await Promise.all(others.map((server) => server.start()))
const { db, close } = await openDatabase({ url })
const { secret } = await db.selectFrom('sandbox_secret').selectAll().executeTakeFirstOrThrow()
const countOrders = async () =>
  (
    await db
      .selectFrom('customer_order')
      .select((eb) => eb.fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow()
  ).count

const found = await findCatalogue(db)
const client = httpClient()
const urls = servers.map(({ url: address }) => address)
const machine = `${cpus().length} processors, load ${loadavg()[0]?.toFixed(1)} before, PostgreSQL with fsync`
const warming = persistentSend(urls, client, createFigures(), false)
const warmed = await runBuyers({ buyers, checkouts: WARM_UP, from: 1, found, send: warming, secret })
for (const failure of warmed.failures.slice(0, 5)) say(`  ${failure}`)
if (warmed.bought.length === 0) await giveUp('Nobody could order anything.')

if (values.profile) await beginStatements(db)
let isOver = false
const begunAt = Date.now()
/** Kills one process after the other, and restarts the database once in the middle of the run. */
async function breakThings(progress: () => number): Promise<void> {
  let [restarted, turn] = [false, 0]
  let next = begunAt + KILL_EVERY_MS
  while (!isOver) {
    await new Promise((done) => setTimeout(done, 200))
    if (!restarted && progress() > 0.5) {
      restarted = true
      say('  The database restarts.')
      await postgres.stop()
      postgres = await runPostgres(binaries ?? '', folder, SETTINGS)
    }
    const server = servers[turn % servers.length]
    if (server === undefined || Date.now() < next) continue
    next += KILL_EVERY_MS
    turn += 1
    say(`  Process ${turn % servers.length} is killed.`)
    await server.kill()
    await server.start().catch((error: unknown) => say(String(error)))
  }
}
const figures = createFigures()
const send = persistentSend(urls, client, figures, values.faults)
const before = { orders: Number(await countOrders()) }
let done = 0
/** Processor time of the servers, the database and this program, in milliseconds. */
const spent = () => [
  servers.reduce((sum, server) => sum + processorMs(server.pid()), 0),
  processorMs(postgres.pid),
  Object.values(process.cpuUsage()).reduce((sum, micros) => sum + micros / 1000, 0),
]
const spentBefore = spent()
say(`${checkouts} checkouts by ${buyers} buyers on ${processes} processes …`)
const breaking = values.faults ? breakThings(() => done / checkouts) : Promise.resolve()
const outcome = await runBuyers({
  buyers,
  checkouts,
  from: WARM_UP + 1,
  found,
  send,
  secret,
  onOrder: (count) => {
    done = count
  },
})
isOver = true
const perCheckout = spent().map((ms, at) => ((ms - (spentBefore[at] ?? 0)) / outcome.bought.length).toFixed(1))
await breaking
const checked = await checkBooks(db, outcome.bought, before)
const statements = values.profile ? await dearestStatements(db, outcome.bought.length) : []
await close()
client.close()
const codes = await Promise.all(servers.map((server) => server.stop()))
await postgres.stop()
rmSync(folder, { recursive: true, force: true })

const total = figures.total()
say(`\n${figures.table(outcome.seconds)}`)
say(
  `\n${(outcome.bought.length / outcome.seconds).toFixed(1)} whole checkouts a second, ${(total.requests / outcome.bought.length).toFixed(1)} requests each; p99 ${total.p99.toFixed(0)} ms; ${total.errors} errors; longest pause between orders ${outcome.longestPause.toFixed(1)} s`,
)
say(`  ${machine}, ${loadavg()[0]?.toFixed(1)} after; data: ${values.data}`)
if (!values.faults)
  say(
    `  processor time of a checkout: servers ${perCheckout[0]} ms, PostgreSQL ${perCheckout[1]} ms, buyers ${perCheckout[2]} ms`,
  )
for (const line of statements) say(`  ${line}`)
for (const { what, isTrue, found: seen } of checked) say(`  ${isTrue ? 'ok    ' : 'WRONG '} ${what}: ${seen}`)
for (const failure of outcome.failures.slice(0, 10)) say(`  ${failure}`)
const logged = servers.flatMap((server) => server.errors())
if (!values.faults) for (const line of logged.slice(0, 5)) say(`  ${line.slice(0, 500)}`)
if (codes.some((code) => code !== 0)) say(`  Processes ended with ${codes.join(', ')}.`)
process.exitCode = checked.every(({ isTrue }) => isTrue) && outcome.failures.length === 0 ? 0 : 1
