/** The program behind `npm run desk-days`. */
import { parseArgs } from 'node:util'
import { findPostgres, startPostgres } from '@prilavok/shop-server/testing/postgres'
import { liveDays } from './live-days'

const { values } = parseArgs({
  options: {
    days: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
    database: { type: 'string', default: 'memory' },
  },
})
const say = (text: string) => void process.stdout.write(`${text}\n`)

async function run(): Promise<boolean> {
  const binaries = values.database === 'postgres' ? findPostgres() : null
  if (values.database === 'postgres' && binaries === null) throw new Error('PostgreSQL is not installed.')
  const cluster = binaries === null ? null : await startPostgres(binaries)
  const { wrong, said, orders, seconds } = await liveDays({
    seed: Number(values.seed),
    days: Number(values.days),
    ...(cluster !== null && { database: { url: cluster.url } }),
    progress: (day) => (day % 50 === 0 ? say(`${day} days`) : undefined),
  })
  for (const each of wrong) say(each)
  const told = [...said].sort(([, one], [, other]) => other - one).map(([what, times]) => `${times} × ${what}`)
  say(
    `\n${values.days} days from seed ${values.seed} on ${values.database} in ${seconds.toFixed(0)} s, ${orders} orders:`,
  )
  say(`  ${told.join('\n  ')}`)
  say(`  ${wrong.length} things wrong`)
  await cluster?.stop()
  return wrong.length === 0
}

process.exitCode = (await run()) ? 0 : 1
